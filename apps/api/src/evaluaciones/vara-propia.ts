import type { Contract, QueryOf } from '@apremia/api-client'
import { fechaEnZona, inicioDeTrimestre, parseFecha } from '@apremia/core'
import type { Services } from '../platform/services.ts'
import { assertCartera } from './assert-cartera.ts'
import { loadVara, readLapso } from './load-vara.ts'

/**
 * Reads the rules for one's own figures. The range goes from the first day of the quarter to today, unless told
 * otherwise.
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
