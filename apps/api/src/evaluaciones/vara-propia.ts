import type { Contract, QueryOf } from '@apremia/api-client'
import { fechaEnZona, inicioDeTrimestre, parseFecha } from '@apremia/core'
import type { Services } from '../platform/services.ts'
import { assertCartera } from './assert-cartera.ts'
import { loadVara, readLapso } from './load-vara.ts'

/** Without a range of days in the request, the range is the current quarter until today. */
export const varaPropia = async (
  services: Pick<Services, 'config' | 'db' | 'ahora'>,
  query: QueryOf<Contract['getPreEvaluacion']>,
) => {
  const { db, ahora } = services
  await assertCartera(services)
  const hoy = fechaEnZona(ahora())
  const hasta = parseFecha(query.hasta ?? '') ?? hoy
  return loadVara(
    db,
    readLapso({ hasta, desde: query.desde ?? inicioDeTrimestre(hasta) }, hoy),
    hoy,
  )
}
