import { textos } from '@apremia/core'
import { mixed } from 'yup'
import { toHex } from '../api/to-hex.ts'
import { formatBytes } from './format.ts'

/** Extensions that the file picker offers (S2 §5; D93). */
export const LIBROS = '.xlsx,.xls'

/** Largest file, in bytes, that the server accepts in one request. */
export const MAXIMO_BYTES = 25 * 1024 * 1024

/** Hexadecimal first bytes of a zip file (.xlsx) and of a compound file (.xls). */
const FIRMAS = ['504b0304', 'd0cf11e0'] as const

const firmaDe = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return toHex(bytes)
}

/** Returns the reason why a workbook cannot be sent, or undefined when it can. The server repeats the check. */
export const checkLibro = async (file: File): Promise<string | undefined> => {
  if (!/\.xlsx?$/i.test(file.name)) return 'El archivo debe ser una planilla .xlsx o .xls.'
  if (file.size === 0) return 'El archivo está vacío.'
  if (file.size > MAXIMO_BYTES) {
    return `El archivo supera el máximo de ${formatBytes(MAXIMO_BYTES)}: pesa ${formatBytes(file.size)}.`
  }
  const firma = await firmaDe(file)
  if (FIRMAS.some((known) => known === firma)) return undefined
  return 'El contenido no es el de una planilla. Ábrala, guárdela como .xlsx e intente de nuevo.'
}

export const libro = mixed<File>()
  .required(textos.titulos.faltaArchivo)
  .test('planilla', async (file, { createError }) => {
    const message = file && (await checkLibro(file))
    return message === undefined || createError({ message })
  })
