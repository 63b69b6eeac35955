import { normalizarBusqueda } from '../identificador/normalizar-busqueda.ts'
import { casos } from '../texto/casos.ts'
import { mesas } from '../texto/mesas.ts'

/** The legal situations the rules of a case tell apart (S2 §4); any other of the municipality is 'otra'. */
export const CLASES_DE_SITUACION = [
  'gestionLegal',
  'tituloEjecutivo',
  'planDePagos',
  'otra',
] as const
export type ClaseDeSituacion = (typeof CLASES_DE_SITUACION)[number]

const CODIGOS = { gestionLegal: 'GL', tituloEjecutivo: 'TE', planDePagos: 'PP' } as const

const porTexto: ReadonlyMap<string, ClaseDeSituacion> = new Map(
  (['gestionLegal', 'tituloEjecutivo', 'planDePagos'] as const).flatMap((clase) => [
    [CODIGOS[clase], clase] as const,
    [normalizarBusqueda(mesas.situaciones[clase]), clase] as const,
  ]),
)

/** By the code of the situation or by its detail: a municipal service may answer either (S2 §3). */
export const findClaseDeSituacion = (situacion: string): ClaseDeSituacion =>
  porTexto.get(normalizarBusqueda(situacion)) ?? 'otra'

/** 'Gestión Legal'; for people. */
export const nombreDeSituacion = (clase: ClaseDeSituacion): string =>
  clase === 'otra' ? casos.otraSituacion : mesas.situaciones[clase]
