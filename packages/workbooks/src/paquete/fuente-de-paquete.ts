import { basename, extname } from 'node:path'
import type { Readable } from 'node:stream'
import type { EquivalenciaDeArchivo } from '@apremia/core'

/** File of the package, not yet read. */
export interface FuenteDePaquete {
  /** Name without folder or extension, in lower case: 'deuda'. */
  readonly nombre: string
  /** Name of the uploaded file, for example 'Deuda.csv'. */
  readonly archivo: string
  /**
   * Name of the sheet, in a workbook with several files of the package. Without a name, the first visible sheet is
   * read.
   */
  readonly hoja?: string
  /** Equivalences of the headings and cells, when the file has those of the municipality. */
  readonly equivalencia?: EquivalenciaDeArchivo
  /** Size in bytes, unpacked. */
  readonly tamano: number
  /** Opens a new stream of the bytes at each call. */
  readonly open: () => Promise<Readable>
}

/**
 * Returns the name of a file for people. The name includes the sheet when the workbook has several files of the
 * package.
 */
export const archivoYHojaDe = ({ archivo, hoja }: FuenteDePaquete): string =>
  hoja === undefined ? archivo : `${archivo}, hoja ${hoja}`

/** Document that rows of the package name, not yet read. */
export interface AdjuntoDePaquete {
  /** Path of the document from the folder of the files, as the rows write it: 'titulos/120.pdf'. */
  readonly ruta: string
  /** Size in bytes, unpacked. */
  readonly tamano: number
  readonly open: () => Promise<Readable>
}

/** File of equivalences, not yet read. It says how to read the files of the municipality. */
export interface EquivalenciasSinLeer {
  /** Size in bytes, unpacked. */
  readonly tamano: number
  readonly open: () => Promise<Readable>
}

/** Equivalences applied to some files of a package. */
export interface EquivalenciasUsadas {
  /** Origin of the equivalences: the package, or the installation that stores them. */
  readonly de: 'paquete' | 'guardadas'
  /** Names of the files of the municipality, each with the name of the matching file of the package. */
  readonly archivos: readonly { readonly fuente: string; readonly archivo: string }[]
}

export interface PaqueteAbierto {
  readonly fuentes: readonly FuenteDePaquete[]
  /** Documents in the folder or zip, by path. */
  readonly adjuntos: ReadonlyMap<string, AdjuntoDePaquete>
  /** File of equivalences, when the package has one. */
  readonly equivalencias?: EquivalenciasSinLeer | undefined
  /** Equivalences applied to the package. It is undefined when no file needs them. */
  readonly usadas?: EquivalenciasUsadas | undefined
  readonly close: () => void
}

/** Extension of the files of a package. Files with another extension, such as notes, are ignored. */
export const EXTENSION = /\.(csv|xlsx)$/i

/** Extension of the documents that rows may name. */
export const EXTENSION_DE_ADJUNTO = /\.pdf$/i

export const listAdjuntos = (
  adjuntos: readonly AdjuntoDePaquete[],
): ReadonlyMap<string, AdjuntoDePaquete> => new Map(adjuntos.map((uno) => [uno.ruta, uno]))

export const nombreDeArchivoDePaquete = (archivo: string): string =>
  basename(archivo, extname(archivo)).toLowerCase()
