import type { Handler } from '../../platform/http/mount.ts'
import { listWithin, requireCriterio } from '../deuda-alcance.ts'

export const listaSituaV2: Handler<'listaSituaV2'> = ({ municipio }, { sesion, body, query }) =>
  listWithin(sesion, body, (filtro) => {
    requireCriterio(filtro)
    return municipio.listaSituaV2(filtro, query)
  })
