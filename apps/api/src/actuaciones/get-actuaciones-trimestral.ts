import { decideLapso, parseFecha } from '@apremia/core'
import { refuseMotivos } from '../municipio/deuda-alcance.ts'
import type { Handler } from '../platform/http/mount.ts'
import { pageActuaciones } from './actuaciones-repo.ts'
import { gruposDe, listPropias } from './list-propias.ts'

const assertLapso = (desde: string, hasta: string): void => {
  const [primero, ultimo] = [parseFecha(desde), parseFecha(hasta)]
  if (primero === undefined || ultimo === undefined) return
  const decision = decideLapso(primero, ultimo)
  if (!decision.ok) throw refuseMotivos(decision.motivos)
}

export const getActuacionesTrimestral: Handler<'getActuacionesTrimestral'> = (
  { db },
  { sesion, body, query },
) => {
  assertLapso(body.desde, body.hasta)
  return listPropias(sesion, { ...body, grupos: gruposDe(body) }, (filtro) =>
    pageActuaciones(db, filtro, query),
  )
}
