import { dayOfWeek, type Fecha, fechaOf, partsOfFecha } from '../fecha/fecha.ts'

const DIA = 10
const DIA_TRAS_FIN_DE_SEMANA = 12
const [DOMINGO, SABADO] = [0, 6]

/**
 * When instalment `n` of a plan falls due: the 10th of the n-th month after it was signed, the 12th when the
 * 10th is on a weekend (D126, D65). Instalment 0, the advance, falls due on the day itself.
 */
export const vencimientoDeCuota = (firma: Fecha, n: number): Fecha => {
  if (n === 0) return firma
  const { year, month } = partsOfFecha(firma)
  const meses = year * 12 + month - 1 + n
  const dia = (day: number) => fechaOf(Math.floor(meses / 12), (meses % 12) + 1, day)
  const decimo = dia(DIA)
  const finDeSemana = decimo !== undefined && [DOMINGO, SABADO].includes(dayOfWeek(decimo))
  const vencimiento = finDeSemana ? dia(DIA_TRAS_FIN_DE_SEMANA) : decimo
  if (vencimiento === undefined) throw new RangeError(`Sin vencimiento para la cuota ${n}`)
  return vencimiento
}
