import dayjs from 'dayjs'
import es from 'dayjs/locale/es'
import relativeTime from 'dayjs/plugin/relativeTime'
import { formatInstant } from './format.ts'

dayjs.extend(relativeTime)

/** Number of days during which a time is shown as elapsed time ('hace 2 días'). An older time is shown as a date. */
const DIAS = 7

/**
 * Formats the elapsed time as 'hace 3 minutos' or 'hace 2 días'. From seven days on, formats the instant as '05/09/2026
 * 14:03' in Buenos Aires time.
 */
export const formatHace = (instant: string, ahora: Date): string => {
  // The server's clock may be slightly ahead, so a future instant counts as the present.
  const desde = dayjs(Math.min(Date.parse(instant), ahora.getTime())).locale(es)
  return dayjs(ahora).diff(desde, 'day') < DIAS ? desde.from(ahora) : formatInstant(instant)
}
