import { daysBetween, type Fecha, parseFecha, textos } from '@apremia/core'
import { refuseMotivos } from '../municipio/deuda-alcance.ts'
import type { Lapso } from './agenda-repo.ts'

/** Maximum number of days of the agenda that one request may ask for: six weeks, the longest month view on screen. */
const DIAS = 42

/** @throws AppError 400 when the last day is before the first day, or the range is longer than `DIAS` */
export const readLapsoDeAgenda = (query: {
  readonly desde: string
  readonly hasta: string
}): Lapso => {
  const [desde, hasta] = [parseFecha(query.desde), parseFecha(query.hasta)] as [Fecha, Fecha]
  const dias = daysBetween(desde, hasta) + 1
  if (dias >= 1 && dias <= DIAS) return { desde, hasta }
  throw refuseMotivos([{ codigo: 'agenda.lapso', campo: 'hasta', mensaje: textos.agenda.lapso }])
}
