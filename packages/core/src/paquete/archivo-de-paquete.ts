import type { ColumnaDePaquete } from './columna-de-paquete.ts'

/**
 * completo: what the file does not bring is no longer there; parcial: only what it brings changes; agrega: rows are
 * added and never changed.
 */
export const MODOS_DE_PAQUETE = ['completo', 'parcial', 'agrega'] as const
export type ModoDePaquete = (typeof MODOS_DE_PAQUETE)[number]

/** Columns of a row that name a row of another file, in the order of that file's key. */
export interface Referencia {
  readonly columnas: readonly string[]
  /** For an item, its kind decides the file: 'I' is a property and 'C' a business. */
  readonly archivo: string | Readonly<Record<'I' | 'C', string>>
}

/** One file of the package of a municipality. */
export interface ArchivoDePaquete {
  readonly nombre: string
  /** Spanish, one line: what a row is. */
  readonly que: string
  /** The first one is taken when the manifest names none. */
  readonly modos: readonly [ModoDePaquete, ...ModoDePaquete[]]
  /** However many are missing, the file is loaded: the specification's first rows give way to the municipality's. */
  readonly bajasSinLimite?: true
  readonly columnas: readonly ColumnaDePaquete[]
  readonly referencias: readonly Referencia[]
}

/** The first mode is the careful one: nothing goes away that the file does not name. */
export const EITHER = ['parcial', 'completo'] as const
