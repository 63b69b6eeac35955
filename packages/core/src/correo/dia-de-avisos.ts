import {
  type CalendarioHabil,
  EN_EL_MUNICIPIO,
  isDiaHabil,
} from '../dia-inhabil/calendario-habil.ts'
import type { Fecha } from '../fecha/fecha.ts'
import { fechaEnZona, horaEnZona } from '../fecha/fecha-en-zona.ts'

/** Local hour from which the daily e-mails go out. */
export const HORA_DE_AVISOS = '07:00'

/** Returns the local day whose daily e-mails are due at a moment, or null outside working days and hours. */
export const diaDeAvisos = (momento: Date, calendario: CalendarioHabil): Fecha | null => {
  const dia = fechaEnZona(momento)
  const habil = isDiaHabil(dia, calendario, EN_EL_MUNICIPIO)
  return habil && horaEnZona(momento) >= HORA_DE_AVISOS ? dia : null
}
