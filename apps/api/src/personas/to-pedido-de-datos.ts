import { toEncargo } from '../exportaciones/to-encargo.ts'
import type { PEDIDOS_DE_DATOS } from './datos-personales-repo.ts'

type FilaDePedido = NonNullable<Awaited<ReturnType<typeof PEDIDOS_DE_DATOS.find>>>

export const toPedidoDeDatos = (row: FilaDePedido) => ({
  ...toEncargo(row),
  ...{ estado: row.estado, motivo: row.motivo, documento: row.deCuit || row.deDni },
  creado: row.creada.toISOString(),
  terminado: row.terminada?.toISOString() ?? null,
  clases: row.clases.map((una) => ({ ...una })),
})
