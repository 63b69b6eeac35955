import { interpolar } from '../texto/interpolar.ts'
import { planes } from '../texto/planes.ts'

/**
 * Returns the label of the due dates of a payment plan, 'Vencimiento'. When the due dates do not come from the
 * municipality, the label includes their source: 'Vencimiento (DEMO)' (D126).
 */
export const rotuloDeVencimiento = (rotulo: string, origen: string): string =>
  origen === '' ? rotulo : interpolar(planes.conOrigen, { rotulo, origen })
