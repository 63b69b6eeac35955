import { interpolar } from '../texto/interpolar.ts'
import { planes } from '../texto/planes.ts'

/** 'Vencimiento (DEMO)': due dates that are not the municipality's own are never shown bare (D126). */
export const rotuloDeVencimiento = (rotulo: string, origen: string): string =>
  origen === '' ? rotulo : interpolar(planes.conOrigen, { rotulo, origen })
