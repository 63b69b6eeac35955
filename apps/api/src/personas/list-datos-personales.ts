import type { Handler } from '../platform/http/mount.ts'
import { pagePedidos } from './datos-personales-repo.ts'
import { toPedido } from './to-pedido.ts'

export const listDatosPersonales: Handler<'listDatosPersonales'> = async ({ db }, { query }) => {
  const { rows, total } = await pagePedidos(db, query)
  return { rows: rows.map(toPedido), total }
}
