import type { Contract, QueryOf } from '@apremia/api-client'
import { fechaEnZona, inicioDeTrimestre, parseFecha } from '@apremia/core'
import type { Services } from '../platform/services.ts'
import { loadVara, readLapso } from './load-vara.ts'

/** Up to today, from the first day of the quarter, unless told otherwise. */
export const varaPropia = async (
  { db, ahora }: Pick<Services, 'db' | 'ahora'>,
  query: QueryOf<Contract['getPreEvaluacion']>,
) => {
  const hoy = fechaEnZona(ahora())
  const hasta = parseFecha(query.hasta ?? '') ?? hoy
  return loadVara(
    db,
    readLapso({ hasta, desde: query.desde ?? inicioDeTrimestre(hasta) }, hoy),
    hoy,
  )
}
