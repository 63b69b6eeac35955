import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { CliError } from '../terminal/cli-error.ts'

/** Largest file that the service accepts, in bytes (D94). */
const MAXIMO = 25 * 1024 * 1024

export interface Libro {
  /** File name for the upload. The names of the result files start with this name, without its extension. */
  readonly nombre: string
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly tipo: 'xlsx' | 'xls' | 'csv'
}

const tooBig = (nombre: string, maximo: number): CliError =>
  new CliError('falla', {
    codigo: 'archivo-grande',
    mensaje: `${nombre} supera el máximo de ${maximo / 1024 / 1024} MB. Divida la planilla en partes.`,
  })

const startsWith = (bytes: Uint8Array, ...magic: number[]): boolean =>
  magic.every((byte, i) => bytes[i] === byte)

/**
 * Detects the type of a file by its content, as the server does (D93). A file that is not an Excel workbook counts as
 * CSV.
 */
const tipoDe = (bytes: Uint8Array): Libro['tipo'] => {
  if (startsWith(bytes, 0x50, 0x4b)) return 'xlsx'
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'xls'
  return 'csv'
}

/** Start of a text file that is not CSV: HTML, PDF or RTF. Some systems export an HTML page with the extension .xls. */
const OTRO_TEXTO = /^(\ufeff)?\s*(<|%PDF|\{\\rtf)/

const looksLikeCsv = (bytes: Uint8Array): boolean => {
  const head = bytes.subarray(0, 4096)
  return !head.includes(0) && !OTRO_TEXTO.test(new TextDecoder().decode(head))
}

const readAll = async (
  stream: AsyncIterable<Uint8Array>,
  nombre: string,
  signal: AbortSignal,
  maximo: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    signal.throwIfAborted()
    size += chunk.byteLength
    if (size > maximo) throw tooBig(nombre, maximo)
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

export const readLibroDeArchivo = async (
  path: string,
  signal: AbortSignal,
  maximo = MAXIMO,
): Promise<Libro> => {
  const nombre = path === '-' ? 'planilla' : basename(path)
  if (path !== '-') {
    const info = await stat(path)
    if (info.isDirectory()) {
      throw new CliError('falla', {
        codigo: 'archivo',
        mensaje: `${path} es una carpeta: indique un archivo.`,
      })
    }
    if (info.size > maximo) throw tooBig(nombre, maximo)
  }
  const stream = path === '-' ? process.stdin : createReadStream(path)
  const bytes = await readAll(stream as AsyncIterable<Uint8Array>, nombre, signal, maximo)
  if (bytes.length === 0) {
    throw new CliError('falla', { codigo: 'archivo-vacio', mensaje: `${nombre} está vacío.` })
  }
  const tipo = tipoDe(bytes)
  if (tipo === 'csv' && !looksLikeCsv(bytes)) {
    throw new CliError('falla', {
      codigo: 'formato',
      mensaje: `${nombre} no es una planilla .xlsx, .xls ni un .csv.`,
      sugerencias: ['Ábralo con la planilla de cálculo y guárdelo como Libro de Excel (.xlsx).'],
    })
  }
  return { nombre: extname(nombre) === '' ? `${nombre}.${tipo}` : nombre, bytes, tipo }
}

export const nombreSinExtension = (nombre: string): string =>
  nombre.slice(0, -extname(nombre).length)
