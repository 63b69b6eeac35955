import { basename, extname } from 'node:path'
import type { Readable } from 'node:stream'
import type { EquivalenciaDeArchivo } from '@apremia/core'

/** A file of the package, not read yet. */
export interface FuenteDePaquete {
  /** Name without folder or extension, in lower case: 'deuda'. */
  readonly nombre: string
  /** Name of the sent file, such as 'Deuda.csv'. */
  readonly archivo: string
  /** Name of the sheet, in a workbook that holds several files. Without a name, the first visible sheet. */
  readonly hoja?: string
  /** Reading of its headings and cells, when they are those of the municipality. */
  readonly equivalencia?: EquivalenciaDeArchivo
  /** Unpacked bytes. */
  readonly tamano: number
  /** Reads the bytes anew at each call. */
  readonly open: () => Promise<Readable>
}

/** Name of a file for people: with its sheet, where a workbook holds several. */
export const archivoYHojaDe = ({ archivo, hoja }: FuenteDePaquete): string =>
  hoja === undefined ? archivo : `${archivo}, hoja ${hoja}`

/** A document that rows of the package name, not read yet. */
export interface AdjuntoDePaquete {
  /** Path from the folder of the files, as rows write it: 'titulos/120.pdf'. */
  readonly ruta: string
  /** Unpacked bytes. */
  readonly tamano: number
  readonly open: () => Promise<Readable>
}

/** File that says how the files of the municipality are read, not read yet. */
export interface EquivalenciasSinLeer {
  /** Unpacked bytes. */
  readonly tamano: number
  readonly open: () => Promise<Readable>
}

/** Equivalences with which some files of a package are read. */
export interface EquivalenciasUsadas {
  /** The package brought them, or they are those kept with the installation. */
  readonly de: 'paquete' | 'guardadas'
  /** Files of the municipality, each with the one of the package that it is. */
  readonly archivos: readonly { readonly fuente: string; readonly archivo: string }[]
}

export interface PaqueteAbierto {
  readonly fuentes: readonly FuenteDePaquete[]
  /** Documents beside the files, by their path. */
  readonly adjuntos: ReadonlyMap<string, AdjuntoDePaquete>
  /** The file that says how the others are read, when there is one. */
  readonly equivalencias?: EquivalenciasSinLeer | undefined
  /** Undefined when every file is read as one of the package. */
  readonly usadas?: EquivalenciasUsadas | undefined
  readonly close: () => void
}

/** Other files of the folder are not of the package: documents, notes, hidden files. */
export const EXTENSION = /\.(csv|xlsx)$/i

/** Documents that rows may name. */
export const EXTENSION_DE_ADJUNTO = /\.pdf$/i

export const listAdjuntos = (
  adjuntos: readonly AdjuntoDePaquete[],
): ReadonlyMap<string, AdjuntoDePaquete> => new Map(adjuntos.map((uno) => [uno.ruta, uno]))

export const nombreDeArchivoDePaquete = (archivo: string): string =>
  basename(archivo, extname(archivo)).toLowerCase()
