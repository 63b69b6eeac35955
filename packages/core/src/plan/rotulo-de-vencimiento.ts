import { interpolar } from '../texto/interpolar.ts'
import { planes } from '../texto/planes.ts'

/**
 * Returns the label of due dates, with their source when they do not come from the municipality: 'Vencimiento (DEMO)'
 * (D126).
 */
export const rotuloDeVencimiento = (rotulo: string, origen: string): string =>
  origen === '' ? rotulo : interpolar(planes.conOrigen, { rotulo, origen })
