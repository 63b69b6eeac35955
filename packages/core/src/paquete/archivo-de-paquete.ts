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
 * Reference from a file of the data package to a second file. For example, each instalment names its plan, and the file
 * of plans must have that plan. `columnas` are the columns of the first file that contain the key of the second file,
 * in the order of that key.
 */
export interface Referencia {
  readonly columnas: readonly string[]
  /**
   * Name of the referenced file of the data package. A reference to a property or business has two names: 'I' is the
   * file of properties, and 'C' is the file of businesses.
   */
  readonly archivo: string | Readonly<Record<'I' | 'C', string>>
}

export interface ArchivoDePaquete {
  readonly nombre: string
  readonly que: string
  /**
   * Load modes that the file of the data package accepts. The first one is the default, for a manifest that does not
   * give the mode.
   */
  readonly modos: readonly [ModoDePaquete, ...ModoDePaquete[]]
  /**
   * True when a load in mode 'completo' may delete any number of stored rows of the file without confirmation. The
   * first load of such a file usually deletes the rows with which the product is installed.
   */
  readonly bajasSinLimite?: true
  readonly columnas: readonly ColumnaDePaquete[]
  readonly referencias: readonly Referencia[]
}

/** Load modes that most files of the data package accept. The default is 'parcial', because it never removes rows. */
export const EITHER = ['parcial', 'completo'] as const
export const DE_UN_IMPONIBLE = [...EITHER, 'por-imponible'] as const

/**
 * Name of the file that lists properties and businesses. A file of the same data package in mode 'por-imponible'
 * replaces all the stored rows of the listed properties and businesses.
 */
export const ARCHIVO_DE_IMPONIBLES = 'imponibles'
