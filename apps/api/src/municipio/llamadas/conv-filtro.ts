import type { Handler } from '../../platform/http/mount.ts'
import { assertFiltro } from '../assert-filtro.ts'
import { listWithin } from '../deuda-alcance.ts'

export const convFiltro: Handler<'convFiltro'> = async ({ municipio }, { sesion, body, query }) => {
  assertFiltro(sesion, body)
  return listWithin(sesion, body, (filtro) => municipio.convFiltro(filtro, query))
}
