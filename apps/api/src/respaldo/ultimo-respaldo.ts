import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type InferType, number, object, string } from 'yup'
import { isAlmacenSinRespuesta } from '../documentos/almacen-sin-respuesta.ts'
import { bodyOfBytes, type Objetos } from '../documentos/s3/objetos.ts'
import { measureWithinPlazo } from '../platform/plazo.ts'
import { writeAside } from '../platform/write-aside.ts'

const esquema = object({
  /** Moment of the snapshot of the database. */
  momento: string().required(),
  base: string().oneOf(['embebida', 'postgresql']).required(),
  /** Size of the backup in bytes. */
  tamano: number().integer().min(0).required(),
})

export type UltimoRespaldo = InferType<typeof esquema>

const pathOf = (dataDir: string): string => join(dataDir, 'ultimo-respaldo.json')

/** Longest wait, in milliseconds, for a disk that does not answer. */
const PLAZO_MS = 2_000

const parseNota = (texto: string): UltimoRespaldo | undefined => {
  const value: unknown = JSON.parse(texto)
  return esquema.isValidSync(value, { strict: true }) ? value : undefined
}

const readNota = async (path: string): Promise<UltimoRespaldo | undefined> =>
  parseNota(await readFile(path, 'utf8'))

/**
 * Reads when the last complete backup of this installation was made. Undefined when there is none, or when the disk
 * does not answer. The moment is in a file of the data folder and not in the database: a restored database would still
 * name backups that may no longer exist.
 */
export const loadUltimoRespaldo = async (dataDir: string): Promise<UltimoRespaldo | undefined> => {
  const path = pathOf(dataDir)
  return measureWithinPlazo(PLAZO_MS, path, () => readNota(path)).catch(() => undefined)
}

/** Key of the note in the S3-compatible store, where the other machines find it. */
const CLAVE = 'ultimo-respaldo.json'

export const noteUltimoRespaldo = async (
  { dataDir, objetos }: { readonly dataDir: string; readonly objetos: Objetos | undefined },
  ultimo: UltimoRespaldo,
): Promise<void> => {
  const texto = `${JSON.stringify(ultimo)}\n`
  await writeAside(pathOf(dataDir), texto)
  await objetos?.put(CLAVE, bodyOfBytes(Buffer.from(texto)), { urgente: true })
}

/**
 * Brings the note of a backup that another machine made, when it is newer than the one of this machine.
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

/** Milliseconds between two looks at the backups of the other machines. */
const CADA_MS = 60_000

/** Keeps the note of the last backup of all the machines in the data folder of this one. */
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
