import { dayOfWeek, type Fecha, fechaDe } from './fecha.ts'

const DIA = 10
const DIA_TRAS_FIN_DE_SEMANA = 12
const [DOMINGO, SABADO] = [0, 6]

/**
 * Returns the 10th of a month, or the 12th when the 10th is on a weekend (S2 §9; D65). `month` may be more than 12:
 * month 13 is January of the next year.
 */
export const decimoDelMes = (year: number, month: number): Fecha => {
  const meses = year * 12 + month - 1
  const dia = (day: number) => fechaDe(Math.floor(meses / 12), (meses % 12) + 1, day)
  const decimo = dia(DIA)
  const finDeSemana = decimo !== undefined && [DOMINGO, SABADO].includes(dayOfWeek(decimo))
  const hallado = finDeSemana ? dia(DIA_TRAS_FIN_DE_SEMANA) : decimo
  if (hallado === undefined) throw new RangeError(`Mes fuera de rango: ${year}/${month}`)
  return hallado
}
