import { basename, extname } from 'node:path'
import type { Readable } from 'node:stream'
import type { EquivalenciaDeArchivo } from '@apremia/core'

/** Uploaded file of a package, or one sheet of an uploaded workbook, not yet read. */
export interface FuenteDePaquete {
  /** Name of the file in the package, without folder or extension, in lower case: 'deuda'. */
  readonly nombre: string
  readonly archivo: string
  /**
   * Name of the sheet, when several sheets of one workbook are files of the package. Without a name, the first visible
   * sheet is read.
   */
  readonly hoja?: string
  /**
   * Mapping of the municipality's headings and values to the headings and values of the data package. Absent when the
   * file already has the headings and values of the data package.
   */
  readonly equivalencia?: EquivalenciaDeArchivo
  /** Size in bytes, unpacked. */
  readonly tamano: number
  readonly open: () => Promise<Readable>
}

/**
 * Returns the name of an uploaded file for messages. The sheet is added when several sheets of the workbook are files
 * of the package.
 */
export const archivoYHojaDe = ({ archivo, hoja }: FuenteDePaquete): string =>
  hoja === undefined ? archivo : `${archivo}, hoja ${hoja}`

/** PDF document whose path some row gives, not yet read. */
export interface AdjuntoDePaquete {
  /** Path of the PDF document, relative to the folder of the package, as the rows give it: 'titulos/120.pdf'. */
  readonly ruta: string
  readonly tamano: number
  readonly open: () => Promise<Readable>
}

export interface EquivalenciasSinLeer {
  readonly tamano: number
  readonly open: () => Promise<Readable>
}

export interface EquivalenciasUsadas {
  /**
   * Source of the mappings: 'paquete' for the mapping file of the package, or 'guardadas' for the mappings stored in
   * the installation.
   */
  readonly de: 'paquete' | 'guardadas'
  /** Each mapped file: `fuente` is its uploaded name, and `archivo` is its name in the package. */
  readonly archivos: readonly { readonly fuente: string; readonly archivo: string }[]
}

export interface PaqueteAbierto {
  readonly fuentes: readonly FuenteDePaquete[]
  readonly adjuntos: ReadonlyMap<string, AdjuntoDePaquete>
  readonly equivalencias?: EquivalenciasSinLeer | undefined
  /** Mappings applied to the package, or undefined when no file was mapped. */
  readonly usadas?: EquivalenciasUsadas | undefined
  readonly close: () => void
}

/** Matches the extension of the data files of a package. Other files, such as notes, are ignored. */
export const EXTENSION = /\.(csv|xlsx)$/i

export const EXTENSION_DE_ADJUNTO = /\.pdf$/i

export const listAdjuntos = (
  adjuntos: readonly AdjuntoDePaquete[],
): ReadonlyMap<string, AdjuntoDePaquete> => new Map(adjuntos.map((uno) => [uno.ruta, uno]))

export const nombreDeArchivoDePaquete = (archivo: string): string =>
  basename(archivo, extname(archivo)).toLowerCase()
