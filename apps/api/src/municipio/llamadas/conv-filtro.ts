import type { Handler } from '../../platform/http/mount.ts'
import { listWithin } from '../deuda-alcance.ts'

export const convFiltro: Handler<'convFiltro'> = ({ municipio }, { sesion, body, query }) =>
  listWithin(sesion, body, (filtro) => municipio.convFiltro(filtro, query))
