import type { Handler } from '../platform/http/mount.ts'
import { type FilaDeSalidaHecha, pageSalidas } from './salidas-repo.ts'

const toSalida = (row: FilaDeSalidaHecha) => {
  const { id, estado, trabajo, archivo, documento, documentos } = row
  return {
    ...{ id, estado, trabajo, documentos },
    persona: { nombre: row.nombre, apellido: row.apellido },
    creada: row.creada.toISOString(),
    terminada: row.terminada?.toISOString() ?? null,
    archivo:
      documento === null || archivo === null
        ? null
        : { nombre: archivo, tamano: row.tamano ?? 0, sha256: documento },
    archivos: row.archivos.map((uno) => ({ ...uno })),
    avisos: [...row.avisos],
  }
}

export const getSalidas: Handler<'getSalidas'> = async ({ db }, { query }) => {
  const { rows, total } = await pageSalidas(db, query)
  return { rows: rows.map(toSalida), total }
}
