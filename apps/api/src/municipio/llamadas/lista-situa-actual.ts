import type { Handler } from '../../platform/http/mount.ts'
import { listWithin, requireCriterio } from '../deuda-alcance.ts'

export const listaSituaActual: Handler<'listaSituaActual'> = (
  { municipio },
  { sesion, body, query },
) =>
  listWithin(sesion, body, (filtro) => {
    requireCriterio(filtro)
    return municipio.listaSituaActual(filtro, query)
  })
