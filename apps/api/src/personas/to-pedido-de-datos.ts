import type { FilaDePedido } from './datos-personales-repo.ts'

export const toPedidoDeDatos = (row: FilaDePedido) => {
  const { id, estado, trabajo, archivo, documento, documentos, motivo } = row
  return {
    ...{ id, estado, trabajo, documentos, motivo },
    documento: row.deCuit || row.deDni,
    persona: { nombre: row.nombre, apellido: row.apellido },
    creado: row.creada.toISOString(),
    terminado: row.terminada?.toISOString() ?? null,
    archivo:
      documento === null || archivo === null
        ? null
        : { nombre: archivo, tamano: row.tamano ?? 0, sha256: documento },
    clases: row.clases.map((una) => ({ ...una })),
    avisos: [...row.avisos],
  }
}
