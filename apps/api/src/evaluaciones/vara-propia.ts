import type { Contract, QueryOf } from '@apremia/api-client'
import { fechaEnZona, inicioDeTrimestre, parseFecha } from '@apremia/core'
import type { Services } from '../platform/services.ts'
import { assertCartera } from './assert-cartera.ts'
import { loadVara, readLapso } from './load-vara.ts'

/**
 * Returns the rules, the maximum percentages and the range of days of a pre-evaluation (an evaluation shown before it
 * is saved). When the request has no range, the range is the current quarter until today.
 */
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
