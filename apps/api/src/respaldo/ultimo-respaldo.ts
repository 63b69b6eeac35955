import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type InferType, number, object, string } from 'yup'
import { measureWithinPlazo } from '../platform/plazo.ts'
import { writeAside } from '../platform/write-aside.ts'

const esquema = object({
  /** Moment of the snapshot of the database. */
  momento: string().required(),
  base: string().oneOf(['embebida', 'postgresql']).required(),
  /** Length of the copy in bytes. */
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
 * Reads when the last whole copy of this installation was made. Undefined when none was, or when the disk does not
 * answer. The note is in the data folder and not in the database, so that a restored database does not tell of copies
 * that are gone.
 */
export const loadUltimoRespaldo = async (dataDir: string): Promise<UltimoRespaldo | undefined> => {
  const path = pathOf(dataDir)
  return measureWithinPlazo(PLAZO_MS, path, () => readNota(path)).catch(() => undefined)
}

export const noteUltimoRespaldo = (dataDir: string, ultimo: UltimoRespaldo): Promise<void> =>
  writeAside(pathOf(dataDir), `${JSON.stringify(ultimo)}\n`)
