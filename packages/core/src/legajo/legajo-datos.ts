import type { Fecha } from '../fecha/fecha.ts'
import type { CampoDeLegajo } from './campos-de-legajo.ts'

export interface LegajoDatos {
  readonly municipio: { readonly nombre: string; readonly provincia: string }
  readonly imponible: string
  readonly recurso: string
  readonly fecha: Fecha
  readonly autor: string
  readonly campos: readonly CampoDeLegajo[]
  /**
   * Warnings for the person who makes the bundle of case documents. The cover of the bundle does not print the
   * warnings, because the bundle goes to court.
   */
  readonly avisos: readonly string[]
}

export interface FojasDeDocumento {
  readonly nombre: string
  readonly fecha: Fecha
  readonly desde: number
  readonly hasta: number
}

export interface DocumentoAparte {
  readonly nombre: string
  readonly aviso: string
}
