import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type InferType, number, object, string } from 'yup'
import { isAlmacenSinRespuesta } from '../documentos/almacen-sin-respuesta.ts'
import { bodyOfBytes, type Objetos } from '../documentos/s3/objetos.ts'
import { measureWithinPlazo } from '../platform/plazo.ts'
import { writeAside } from '../platform/write-aside.ts'
import type { Manifiesto } from './manifiesto.ts'

const esquema = object({
  momento: string().required(),
  base: string().oneOf(['embebida', 'postgresql']).required(),
  /** Size of the backup in bytes. */
  tamano: number().integer().min(0).required(),
})

export type UltimoRespaldo = InferType<typeof esquema>

const pathOf = (dataDir: string): string => join(dataDir, 'ultimo-respaldo.json')

const PLAZO_MS = 2_000

const parseNota = (texto: string): UltimoRespaldo | undefined => {
  const value: unknown = JSON.parse(texto)
  return esquema.isValidSync(value, { strict: true }) ? value : undefined
}

const readNota = async (path: string): Promise<UltimoRespaldo | undefined> =>
  parseNota(await readFile(path, 'utf8'))

/**
 * Reads the moment of the last complete backup. Undefined when there is none, or when the disk does not answer. The
 * data folder has the moment, because a restored database could name backups that no longer exist.
 */
export const loadUltimoRespaldo = async (dataDir: string): Promise<UltimoRespaldo | undefined> => {
  const path = pathOf(dataDir)
  return measureWithinPlazo(PLAZO_MS, path, () => readNota(path)).catch(() => undefined)
}

/**
 * Key, in the S3-compatible store, of the object that says when the last backup was made. The other machines of the
 * installation read it.
 */
const CLAVE = 'ultimo-respaldo.json'

/** Facts about a complete backup that health, metrics and the screens show, taken from its manifest. */
export const ultimoDe = ({ momento, base, archivos }: Manifiesto): UltimoRespaldo => ({
  ...{ momento, base: base.tipo, tamano: archivos.tamano },
})

export const noteUltimoRespaldo = async (
  { dataDir, objetos }: { readonly dataDir: string; readonly objetos: Objetos | undefined },
  ultimo: UltimoRespaldo,
): Promise<void> => {
  const texto = `${JSON.stringify(ultimo)}\n`
  await writeAside(pathOf(dataDir), texto)
  await objetos?.put(CLAVE, bodyOfBytes(Buffer.from(texto)), { urgente: true })
}

/**
 * Copies the note about the last backup from the store to the data folder, when another machine made a newer backup.
 *
 * @throws AppError 503 when the store does not answer
 */
export const bringUltimoRespaldo = async (dataDir: string, objetos: Objetos): Promise<void> => {
  const texto = (await objetos.read(CLAVE, { urgente: true }))?.toString()
  const otro = texto === undefined ? undefined : parseNota(texto)
  const propio = await loadUltimoRespaldo(dataDir)
  if (otro === undefined || (propio && propio.momento >= otro.momento)) return
  await writeAside(pathOf(dataDir), `${JSON.stringify(otro)}\n`)
}

/** Milliseconds between two reads of the store, to learn whether another machine made a newer backup. */
const CADA_MS = 60_000

/** Copies from the store to the data folder, again and again, the moment of the last backup that any machine made. */
export const followUltimoRespaldo = (
  dataDir: string,
  objetos: Objetos,
  log: { readonly warn: (data: object, message: string) => void },
): void => {
  const look = (): Promise<void> =>
    bringUltimoRespaldo(dataDir, objetos).catch((error: unknown) => {
      if (!isAlmacenSinRespuesta(error))
        log.warn({ err: error }, 'no se pudo leer cuándo se hizo la última copia de seguridad')
    })
  void look()
  setInterval(look, CADA_MS).unref()
}
