import type { ColumnaDePaquete } from './columna-de-paquete.ts'

/**
 * Modes of a file.
 * - completo: rows that the file lacks are no longer in force
 * - parcial: only the rows of the file change
 * - por-imponible: the file is complete for the items listed in the file `imponibles` of the same package; other items
 * do not change
 * - agrega: rows are added and never changed
 */
export const MODOS_DE_PAQUETE = ['completo', 'parcial', 'por-imponible', 'agrega'] as const
export type ModoDePaquete = (typeof MODOS_DE_PAQUETE)[number]

/** Columns of a row that reference a row of another file. The columns are in the order of the key of the other file. */
export interface Referencia {
  readonly columnas: readonly string[]
  /** Referenced file. For an item, the kind decides the file: 'I' is a property and 'C' a business. */
  readonly archivo: string | Readonly<Record<'I' | 'C', string>>
}

export interface ArchivoDePaquete {
  readonly nombre: string
  readonly que: string
  /** Modes that the file accepts. The first mode applies when the manifest gives none. */
  readonly modos: readonly [ModoDePaquete, ...ModoDePaquete[]]
  /**
   * True when a complete file may leave out any number of rows without confirmation. In such a file, the rows of the
   * municipality replace the initial rows of the specification.
   */
  readonly bajasSinLimite?: true
  readonly columnas: readonly ColumnaDePaquete[]
  readonly referencias: readonly Referencia[]
}

/** Modes that most files accept. The first one, 'parcial', is the default because it never removes rows. */
export const EITHER = ['parcial', 'completo'] as const
export const DE_UN_IMPONIBLE = [...EITHER, 'por-imponible'] as const

/**
 * Name of the file that lists items. For those items, the other files of the package in mode 'por-imponible' are
 * complete.
 */
export const ARCHIVO_DE_IMPONIBLES = 'imponibles'
