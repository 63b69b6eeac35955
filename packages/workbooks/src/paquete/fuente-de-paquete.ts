import { basename, extname } from 'node:path'
import type { Readable } from 'node:stream'
import type { EquivalenciaDeArchivo } from '@apremia/core'

/** File of a data package, or one sheet of a workbook, that was uploaded and is not read yet. */
export interface FuenteDePaquete {
  /** Name of the package file, without folder or extension, in lower case: 'deuda'. */
  readonly nombre: string
  readonly archivo: string
  /**
   * Name of the sheet, when several sheets of one workbook are package files. Undefined means the first visible sheet.
   */
  readonly hoja?: string
  /**
   * Mapping that converts the headings and values of the municipality to those of the format of a data package. Absent
   * when the file already has that format.
   */
  readonly equivalencia?: EquivalenciaDeArchivo
  /** Size in bytes of the file, unpacked from the zip. */
  readonly tamano: number
  readonly open: () => Promise<Readable>
}

/**
 * Returns the name of an uploaded file for messages to the person. The name of the sheet is added when several sheets
 * of the workbook are package files.
 */
export const archivoYHojaDe = ({ archivo, hoja }: FuenteDePaquete): string =>
  hoja === undefined ? archivo : `${archivo}, hoja ${hoja}`

/** PDF or Word document that is not read yet. Some row of the data package gives the path of the document. */
export interface AdjuntoDePaquete {
  /** Path of the document, relative to the folder of the data package: 'titulos/120.pdf'. */
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
   * Source of the applied mappings: 'paquete' for the mapping file inside the data package, 'guardadas' for the
   * mappings saved in the installation.
   */
  readonly de: 'paquete' | 'guardadas'
  /**
   * Files converted with a mapping. `fuente` is the uploaded name of the file, and `archivo` is its name in the data
   * package.
   */
  readonly archivos: readonly { readonly fuente: string; readonly archivo: string }[]
}

export interface PaqueteAbierto {
  readonly fuentes: readonly FuenteDePaquete[]
  readonly adjuntos: ReadonlyMap<string, AdjuntoDePaquete>
  readonly equivalencias?: EquivalenciasSinLeer | undefined
  /** Mappings of column names that were applied to the data package. Undefined when no file needed a mapping. */
  readonly usadas?: EquivalenciasUsadas | undefined
  readonly close: () => void
}

/**
 * Pattern of the extension of the data files of a data package. Files with other extensions, such as notes, are
 * ignored.
 */
export const EXTENSION = /\.(csv|xlsx)$/i

export const EXTENSION_DE_ADJUNTO = /\.(pdf|docx)$/i

export const listAdjuntos = (
  adjuntos: readonly AdjuntoDePaquete[],
): ReadonlyMap<string, AdjuntoDePaquete> => new Map(adjuntos.map((uno) => [uno.ruta, uno]))

export const nombreDeArchivoDePaquete = (archivo: string): string =>
  basename(archivo, extname(archivo)).toLowerCase()
