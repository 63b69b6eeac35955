import type { Fecha } from '../fecha/fecha.ts'
import type { CampoDeLegajo } from './campos-de-legajo.ts'

/** Data of the cover of a joined bundle. */
export interface LegajoDatos {
  readonly municipio: { readonly nombre: string; readonly provincia: string }
  readonly imponible: string
  readonly recurso: string
  readonly fecha: Fecha
  /** Person who made the bundle. */
  readonly autor: string
  readonly campos: readonly CampoDeLegajo[]
  /** Warnings for the person who makes the bundle. Its cover does not print them, because the bundle goes to court. */
  readonly avisos: readonly string[]
}

/** Document of the index of a joined bundle, with its first and last page. */
export interface FojasDeDocumento {
  readonly nombre: string
  readonly fecha: Fecha
  readonly desde: number
  readonly hasta: number
}

/** Chosen document that is not in the joined PDF, and why. */
export interface DocumentoAparte {
  readonly nombre: string
  readonly aviso: string
}
