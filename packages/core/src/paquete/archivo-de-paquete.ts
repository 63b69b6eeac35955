import type { ColumnaDePaquete } from './columna-de-paquete.ts'

/**
 * Modes of a file.
 * - completo: rows that the file lacks are no longer in force
 * - parcial: only the rows of the file change
 * - por-imponible: complete for the items that the file `imponibles` of the same package names; the rest does not
 * change
 * - agrega: rows are added and never changed
 */
export const MODOS_DE_PAQUETE = ['completo', 'parcial', 'por-imponible', 'agrega'] as const
export type ModoDePaquete = (typeof MODOS_DE_PAQUETE)[number]

/** Columns of a row that name a row of another file, in the order of that file's key. */
export interface Referencia {
  readonly columnas: readonly string[]
  /** File that is referred to. For an item its kind decides the file: 'I' is a property and 'C' a business. */
  readonly archivo: string | Readonly<Record<'I' | 'C', string>>
}

/** One file of the package of a municipality. */
export interface ArchivoDePaquete {
  readonly nombre: string
  /** What a row is, in one line of Spanish. */
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
export const DE_UN_IMPONIBLE = [...EITHER, 'por-imponible'] as const

/** File that says for which items the others of its package are complete. */
export const ARCHIVO_DE_IMPONIBLES = 'imponibles'
