import { basename, extname } from 'node:path'
import type { Readable } from 'node:stream'

/** A file of the package, not read yet. */
export interface FuenteDePaquete {
  /** Name without folder or extension, in lower case: 'deuda'. */
  readonly nombre: string
  /** Name as it came: 'Deuda.csv'. */
  readonly archivo: string
  /** Unpacked bytes. */
  readonly tamano: number
  /** Reads the bytes anew at each call. */
  readonly open: () => Promise<Readable>
}

export interface PaqueteAbierto {
  readonly fuentes: readonly FuenteDePaquete[]
  readonly close: () => void
}

/** Other files of the folder are not of the package: documents, notes, hidden files. */
export const EXTENSION = /\.(csv|xlsx)$/i

export const nombreDeArchivoDePaquete = (archivo: string): string =>
  basename(archivo, extname(archivo)).toLowerCase()
