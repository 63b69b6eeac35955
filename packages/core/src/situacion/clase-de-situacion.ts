import { casos } from '../texto/casos.ts'
import { mesas } from '../texto/mesas.ts'

/**
 * Classes into which the rules of a case divide the statuses of debt, or legal situations (S2 §4). 'otra' (other) is
 * the class of the remaining statuses.
 */
export const CLASES_DE_SITUACION = [
  'gestionLegal',
  'tituloEjecutivo',
  'planDePagos',
  'otra',
] as const
export type ClaseDeSituacion = (typeof CLASES_DE_SITUACION)[number]

export const nombreDeSituacion = (clase: ClaseDeSituacion): string =>
  clase === 'otra' ? casos.otraSituacion : mesas.situaciones[clase]
