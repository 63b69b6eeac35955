import type { Trabajo } from '@apremia/api-client'
import type { FilaTrabajo } from './runner.ts'

/** Maximum number of row errors stored with a job. Their exact number is stored separately. */
export const MAX_ERRORES = 1000

export const toTrabajo = (row: FilaTrabajo & { tamano?: number | null }): Trabajo => ({
  id: row.id,
  tipo: row.tipo,
  estado: row.estado,
  titulo: row.titulo,
  hecho: row.hecho,
  total: row.total,
  paso: row.paso,
  creado: row.creado.toISOString(),
  iniciado: row.iniciado?.toISOString() ?? null,
  terminado: row.terminado?.toISOString() ?? null,
  lote: row.lote,
  archivo:
    row.documento !== null && row.archivo !== null
      ? { nombre: row.archivo, tamano: row.tamano ?? 0, sha256: row.documento }
      : null,
  avisos: row.avisos,
  error: row.error,
  errores: row.errores as Trabajo['errores'],
  erroresTotal: row.erroresTotal,
  resumen: row.resumen ?? null,
})
