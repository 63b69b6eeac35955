import { casos } from '../texto/casos.ts'
import { mesas } from '../texto/mesas.ts'

/** Meanings of a legal situation for the rules of a case (S2 §4); any other of the municipality is 'otra'. */
export const CLASES_DE_SITUACION = [
  'gestionLegal',
  'tituloEjecutivo',
  'planDePagos',
  'otra',
] as const
export type ClaseDeSituacion = (typeof CLASES_DE_SITUACION)[number]

/** 'Gestión Legal'; for people. */
export const nombreDeSituacion = (clase: ClaseDeSituacion): string =>
  clase === 'otra' ? casos.otraSituacion : mesas.situaciones[clase]
