import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { AppError } from './app-error.ts'

/**
 * Maximum size in bytes of a request field that is sent compressed, after its decompression (T18). A list of thousands
 * of tax periods is smaller.
 */
const MAXIMO_DESPLEGADO = 2 * 1024 * 1024

const unzip = promisify(gunzip)

const refuse = (campo: string, message: string): AppError =>
  new AppError(400, 'campos-invalidos', message, { fields: [{ field: campo, message }] })

const toBytes = async (texto: string, campo: string): Promise<Uint8Array> => {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(texto))
    throw refuse(campo, `${campo} debe ser JSON, o el base64 de su gzip.`)
  try {
    return await unzip(Buffer.from(texto, 'base64'), { maxOutputLength: MAXIMO_DESPLEGADO })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    throw refuse(
      campo,
      code === 'ERR_BUFFER_TOO_LARGE'
        ? `${campo} es demasiado grande una vez descomprimido.`
        : `${campo} no es un gzip válido.`,
    )
  }
}

const toRecords = (value: unknown, campo: string): Record<string, unknown>[] => {
  const isFlat = (item: unknown): item is Record<string, unknown> =>
    typeof item === 'object' &&
    item !== null &&
    !Array.isArray(item) &&
    Object.values(item).every((field) => typeof field !== 'object' || field === null)
  if (!Array.isArray(value) || !value.every(isFlat))
    throw refuse(campo, `${campo} debe ser una lista de objetos sin anidar.`)
  return value
}

export interface Claves {
  readonly campos: readonly string[]
  /**
   * Other names that the request may use for a field. The key is the other name, and the value is the name of the
   * field.
   */
  readonly alias?: Readonly<Record<string, string>>
  readonly sinEfecto?: readonly string[]
}

const renameKeys = (
  record: Readonly<Record<string, unknown>>,
  campo: string,
  { campos, alias = {}, sinEfecto = [] }: Claves,
): Record<string, unknown> => {
  const found = new Map<string, unknown>()
  for (const [key, value] of Object.entries(record)) {
    const name = Object.hasOwn(alias, key) ? (alias[key] as string) : key
    if (campos.includes(name)) {
      if (found.has(name)) throw refuse(campo, `${campo} dice dos veces «${key}».`)
      found.set(name, value)
    } else if (!sinEfecto.includes(key)) {
      const conocidas = campos.join(', ')
      throw refuse(campo, `${campo} no lleva «${key.slice(0, 40)}»: sus claves son ${conocidas}.`)
    }
  }
  return Object.fromEntries(found)
}

/**
 * Decodes a list sent as JSON text, plain or as base64 of its gzip (D48), and limits its size (T18). The caller must
 * still check the content.
 */
export const decodeComprimido = async (
  texto: string,
  campo: string,
  claves: Claves,
): Promise<Record<string, unknown>[]> => {
  const escrito = texto.trim()
  const records = toRecords(escrito === '' ? [] : await parse(escrito, campo), campo)
  return records.map((record) => renameKeys(record, campo, claves))
}

const parse = async (escrito: string, campo: string): Promise<unknown> => {
  try {
    if (/^[[{]/.test(escrito)) return JSON.parse(escrito)
    const bytes = await toBytes(escrito, campo)
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    if (error instanceof AppError) throw error
    throw refuse(campo, `${campo} no es un texto JSON válido.`)
  }
}
