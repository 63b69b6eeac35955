import { casos } from '../texto/casos.ts'
import { mesas } from '../texto/mesas.ts'

/**
 * Classes of status of debt (legal situation) that the rules of a case distinguish (S2 §4). Any other status has the
 * class 'otra' (other).
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
