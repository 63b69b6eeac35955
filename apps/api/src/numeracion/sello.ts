import { randomUUID } from 'node:crypto'
import { open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file that one start made. The database keeps its name and the moment the file system says it was born. */
export interface Sello {
  readonly sello: string | null
  /** Milliseconds; null where the file system does not know. */
  readonly selloNacido: number | null
}

const birthOf = async (path: string): Promise<number | null | undefined> => {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return found && (Math.floor(found.birthtimeMs) || null)
}

/** Birth of the file the seal names, in this folder: null where it cannot be known, undefined without the file. */
export const findNacido = async (
  dataDir: string,
  { sello }: Sello,
): Promise<number | null | undefined> =>
  sello === null ? undefined : birthOf(join(dataDir, sello))

/**
 * Tells whether the folder is the one that the database last started with. Each start makes a new seal file. A copied
 * file has the birth time of the copy, whatever its dates say, so an older copy of the folder or of the database does
 * not match.
 */
export const isSuSello = (
  { sello, selloNacido }: Sello,
  nacido: number | null | undefined,
): boolean => {
  if (sello === null) return true
  return nacido !== undefined && (nacido === selloNacido || nacido === null || selloNacido === null)
}

/** A new seal, on the disk. */
export const makeSello = async (dataDir: string): Promise<Sello> => {
  const sello = `sello-${randomUUID()}`
  const path = join(dataDir, sello)
  const file = await open(path, 'wx', 0o600)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
  return { sello, selloNacido: (await birthOf(path)) ?? null }
}

/** Removes the seal of the previous start. Of two starts at once, each removes the seal before its own. */
export const removeSello = async (dataDir: string, { sello }: Sello): Promise<void> => {
  if (sello !== null) await rm(join(dataDir, sello), { force: true })
}
