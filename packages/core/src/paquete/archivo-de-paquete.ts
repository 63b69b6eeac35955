import type { ColumnaDePaquete } from './columna-de-paquete.ts'

/**
 * Ways in which the load of a file of the data package changes the stored rows.
 * - completo: the file replaces all the stored rows. A row that the file lacks is no longer in force.
 * - parcial: only the rows in the file change.
 * - por-imponible: the file replaces the rows of the properties and businesses that the file `imponibles` lists.
 * - agrega: the rows of the file are added, and no later load changes these rows.
 */
export const MODOS_DE_PAQUETE = ['completo', 'parcial', 'por-imponible', 'agrega'] as const
export type ModoDePaquete = (typeof MODOS_DE_PAQUETE)[number]

/**
 * Reference from one file of the data package to another. For example, the plan that an instalment names must be in the
 * file of plans.
 */
export interface Referencia {
  /** Columns that contain the key of the referenced file, in the order of that key. */
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
   * Modes in which this file of the data package may be loaded, such as 'parcial' or 'completo'. When the manifest
   * gives no mode, the first one applies.
   */
  readonly modos: readonly [ModoDePaquete, ...ModoDePaquete[]]
  /**
   * True when a load in mode 'completo' may delete any number of stored rows without confirmation. The first load
   * usually deletes the rows that come with the product, and a limit would stop it.
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
