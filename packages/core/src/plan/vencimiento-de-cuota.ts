import { decimoDelMes } from '../fecha/decimo-del-mes.ts'
import { type Fecha, partsOfFecha } from '../fecha/fecha.ts'

/**
 * When instalment `n` of a plan falls due: the 10th of the n-th month after it was signed, the 12th when the
 * 10th is on a weekend (D126, D65). Instalment 0, the advance, falls due on the day itself.
 */
export const vencimientoDeCuota = (firma: Fecha, n: number): Fecha => {
  if (n === 0) return firma
  const { year, month } = partsOfFecha(firma)
  return decimoDelMes(year, month + n)
}
