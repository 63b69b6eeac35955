import {
  type CalendarioHabil,
  EN_EL_MUNICIPIO,
  isDiaHabil,
} from '../dia-inhabil/calendario-habil.ts'
import type { Fecha } from '../fecha/fecha.ts'
import { fechaEnZona, horaEnZona } from '../fecha/fecha-en-zona.ts'

/** Local time of day from which the daily e-mails are sent. */
export const HORA_DE_AVISOS = '07:00'

/**
 * Returns today's local date when it is time to send the daily e-mails. Null before `HORA_DE_AVISOS` and on a
 * non-working day.
 */
export const diaDeAvisos = (momento: Date, calendario: CalendarioHabil): Fecha | null => {
  const dia = fechaEnZona(momento)
  const habil = isDiaHabil(dia, calendario, EN_EL_MUNICIPIO)
  return habil && horaEnZona(momento) >= HORA_DE_AVISOS ? dia : null
}
