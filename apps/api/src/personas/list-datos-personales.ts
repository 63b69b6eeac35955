import type { Handler } from '../platform/http/mount.ts'
import { PEDIDOS_DE_DATOS } from './datos-personales-repo.ts'
import { toPedidoDeDatos } from './to-pedido-de-datos.ts'

export const listDatosPersonales: Handler<'listDatosPersonales'> = async ({ db }, { query }) => {
  const { rows, total } = await PEDIDOS_DE_DATOS.page(db, query)
  return { rows: rows.map(toPedidoDeDatos), total }
}
