import { toEncargo } from '../exportaciones/to-encargo.ts'
import type { Handler } from '../platform/http/mount.ts'
import { SALIDAS_PEDIDAS } from './salidas-repo.ts'

const ESTADOS = {
  'en-curso': 'en-curso',
  listo: 'lista',
  fallido: 'fallida',
  cancelado: 'cancelada',
  olvidado: 'olvidada',
} as const

export const getSalidas: Handler<'getSalidas'> = async ({ db }, { query }) => {
  const { rows, total } = await SALIDAS_PEDIDAS.page(db, query)
  return {
    rows: rows.map((row) => ({
      ...toEncargo(row),
      estado: ESTADOS[row.estado],
      creada: row.creada.toISOString(),
      terminada: row.terminada?.toISOString() ?? null,
      archivos: row.archivos.map((uno) => ({ ...uno })),
    })),
    total,
  }
}
