import { dayOfWeek, type Fecha } from '../fecha/fecha.ts'
import { fechaEnZona, horaEnZona } from '../fecha/fecha-en-zona.ts'
import { feriadoNacional } from '../fecha/feriado-nacional.ts'

/** Local hour from which the daily e-mails go out. */
export const HORA_DE_AVISOS = '07:00'

/** Returns the local day whose daily e-mails are due at a moment, or null outside working days and hours. */
export const diaDeAvisos = (momento: Date): Fecha | null => {
  const dia = fechaEnZona(momento)
  const habil = dayOfWeek(dia) >= 1 && dayOfWeek(dia) <= 5 && feriadoNacional(dia) === null
  return habil && horaEnZona(momento) >= HORA_DE_AVISOS ? dia : null
}
