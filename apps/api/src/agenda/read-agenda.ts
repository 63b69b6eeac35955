import { daysBetween, type Fecha, fechaEnZona, parseFecha, textos } from '@apremia/core'
import { readMirada } from '../mesas/casos-de-mesa.ts'
import { refuseMotivos } from '../municipio/deuda-alcance.ts'
import type { Handler } from '../platform/http/mount.ts'
import { countAgenda, type Lapso, pageVencimientos } from './agenda-repo.ts'

/** Six weeks, as a month is drawn. */
const DIAS = 42

/** @throws AppError 400 when the days are not in order, or are more than a month drawn */
const readLapso = (query: { readonly desde: string; readonly hasta: string }): Lapso => {
  const [desde, hasta] = [parseFecha(query.desde), parseFecha(query.hasta)] as [Fecha, Fecha]
  const dias = daysBetween(desde, hasta) + 1
  if (dias >= 1 && dias <= DIAS) return { desde, hasta }
  throw refuseMotivos([{ codigo: 'agenda.lapso', campo: 'hasta', mensaje: textos.agenda.lapso }])
}

const getAgenda: Handler<'getAgenda'> = async (services, { sesion, query }) => {
  const lapso = readLapso(query)
  const hoy = fechaEnZona(services.ahora())
  const mirada = await readMirada(services, sesion, query.abogado)
  return { hoy, dias: mirada === null ? [] : await countAgenda(services.db, mirada, lapso) }
}

const listAgenda: Handler<'listAgenda'> = async (services, { sesion, query }) => {
  const lapso = readLapso(query)
  const mirada = await readMirada(services, sesion, query.abogado)
  if (mirada === null) return { rows: [], total: 0 }
  return pageVencimientos(services.db, mirada, lapso, query)
}

export const lecturasDeAgenda = { getAgenda, listAgenda }
