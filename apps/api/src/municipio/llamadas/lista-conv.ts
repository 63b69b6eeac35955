import type { Handler } from '../../platform/http/mount.ts'
import { listWithin } from '../deuda-alcance.ts'

export const listaConv: Handler<'listaConv'> = async ({ municipio }, { sesion, body, query }) => {
  return listWithin(sesion, body, (filtro) => municipio.listaConv(filtro, query))
}
