import type { ColumnaDePaquete } from './columna-de-paquete.ts'

/**
 * Ways in which the load of a file of the data package changes the stored rows.
 * - completo: the rows of the file replace all the stored rows, so a stored row that the file lacks is no longer in
 *   force
 * - parcial: the load changes only the rows that the file contains
 * - por-imponible: the rows of the file replace the stored rows of the properties and businesses listed in the file
 *   `imponibles`, and no other stored row changes
 * - agrega: the load adds the rows of the file, and no later load changes the added rows
 */
export const MODOS_DE_PAQUETE = ['completo', 'parcial', 'por-imponible', 'agrega'] as const
export type ModoDePaquete = (typeof MODOS_DE_PAQUETE)[number]

/**
 * Columns with which a row of a file refers to a row of a second file. The columns are in the order of the key of the
 * second file.
 */
export interface Referencia {
  readonly columnas: readonly string[]
  /**
   * Name of the referenced file. A reference to a property or business names one file for each kind: 'I' for the file
   * of properties, and 'C' for the file of businesses.
   */
  readonly archivo: string | Readonly<Record<'I' | 'C', string>>
}

export interface ArchivoDePaquete {
  readonly nombre: string
  readonly que: string
  /**
   * Load modes that the file accepts. The first mode applies when the manifest of the data package does not give the
   * mode.
   */
  readonly modos: readonly [ModoDePaquete, ...ModoDePaquete[]]
  /**
   * True when a file in mode 'completo' may leave out any number of stored rows without confirmation. The first load of
   * the file usually leaves out the rows with which the product is installed.
   */
  readonly bajasSinLimite?: true
  readonly columnas: readonly ColumnaDePaquete[]
  readonly referencias: readonly Referencia[]
}

/** Load modes that most files accept. The first mode, 'parcial', is the default because it never removes rows. */
export const EITHER = ['parcial', 'completo'] as const
export const DE_UN_IMPONIBLE = [...EITHER, 'por-imponible'] as const

/**
 * Name of the file that lists properties and businesses. A file of the same data package in mode 'por-imponible'
 * replaces all the stored rows of the listed properties and businesses.
 */
export const ARCHIVO_DE_IMPONIBLES = 'imponibles'
