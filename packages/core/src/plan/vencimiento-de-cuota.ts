import { decimoDelMes } from '../fecha/decimo-del-mes.ts'
import { type Fecha, partsOfFecha } from '../fecha/fecha.ts'

/**
 * Returns the due date of instalment `n` of a payment plan: the 10th of the n-th month after signing (D126, D65). When
 * the 10th is on a weekend, the due date is the 12th. Instalment 0, the advance payment, is due on the day of signing.
 */
export const vencimientoDeCuota = (firma: Fecha, n: number): Fecha => {
  if (n === 0) return firma
  const { year, month } = partsOfFecha(firma)
  return decimoDelMes(year, month + n)
}
