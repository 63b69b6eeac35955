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
 * Returns the local day whose daily e-mails are due at a moment. Null on a non-working day and before `HORA_DE_AVISOS`.
 */
export const diaDeAvisos = (momento: Date, calendario: CalendarioHabil): Fecha | null => {
  const dia = fechaEnZona(momento)
  const habil = isDiaHabil(dia, calendario, EN_EL_MUNICIPIO)
  return habil && horaEnZona(momento) >= HORA_DE_AVISOS ? dia : null
}
