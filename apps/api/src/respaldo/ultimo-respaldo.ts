import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type InferType, number, object, string } from 'yup'
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

const readNota = async (path: string): Promise<UltimoRespaldo | undefined> => {
  const value: unknown = JSON.parse(await readFile(path, 'utf8'))
  return esquema.isValidSync(value, { strict: true }) ? value : undefined
}

/**
 * Reads when the last complete backup of this installation was made. Undefined when there is none, or when the disk
 * does not answer. The moment is in a file of the data folder and not in the database: a restored database would still
 * name backups that may no longer exist.
 */
export const loadUltimoRespaldo = async (dataDir: string): Promise<UltimoRespaldo | undefined> => {
  const path = pathOf(dataDir)
  return measureWithinPlazo(PLAZO_MS, path, () => readNota(path)).catch(() => undefined)
}

export const noteUltimoRespaldo = (dataDir: string, ultimo: UltimoRespaldo): Promise<void> =>
  writeAside(pathOf(dataDir), `${JSON.stringify(ultimo)}\n`)
