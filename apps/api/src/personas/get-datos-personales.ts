import { textos } from '@apremia/core'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { PEDIDOS_DE_DATOS } from './datos-personales-repo.ts'
import { toPedidoDeDatos } from './to-pedido-de-datos.ts'

export const getDatosPersonales: Handler<'getDatosPersonales'> = async (
  { db },
  { params: { id } },
) => {
  const row = await PEDIDOS_DE_DATOS.find(db, id)
  if (row === undefined) throw notFound(textos.datosPersonales.noEsta)
  return toPedidoDeDatos(row)
}
