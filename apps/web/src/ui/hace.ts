import dayjs from 'dayjs'
import es from 'dayjs/locale/es'
import relativeTime from 'dayjs/plugin/relativeTime'
import { formatInstant } from './format.ts'

dayjs.extend(relativeTime)

/** Days after which a date says more than a count of days. */
const DIAS = 7

/** 'hace 3 minutos', 'hace 2 días'; from a week on, '05/09/2026 14:03' in Buenos Aires. */
export const formatHace = (instant: string, ahora: Date): string => {
  // The server's clock may be a little ahead.
  const desde = dayjs(Math.min(Date.parse(instant), ahora.getTime())).locale(es)
  return dayjs(ahora).diff(desde, 'day') < DIAS ? desde.from(ahora) : formatInstant(instant)
}
