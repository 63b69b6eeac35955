import { interpolar } from '../texto/interpolar.ts'
import { planes } from '../texto/planes.ts'

/**
 * Returns the label of due dates: 'Vencimiento', or 'Vencimiento (DEMO)' with the source of dates that do not come from
 * the municipality (D126).
 */
export const rotuloDeVencimiento = (rotulo: string, origen: string): string =>
  origen === '' ? rotulo : interpolar(planes.conOrigen, { rotulo, origen })
