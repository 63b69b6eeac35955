import { randomUUID } from 'node:crypto'
import { open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Seal: an empty file that a start of the server creates in the data folder. The database stores the name of the file
 * and its creation time in the file system.
 */
export interface Sello {
  readonly sello: string | null
  readonly selloNacido: number | null
}

const birthOf = async (path: string): Promise<number | null | undefined> => {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return found && (Math.floor(found.birthtimeMs) || null)
}

export const findNacido = async (
  dataDir: string,
  { sello }: Sello,
): Promise<number | null | undefined> =>
  sello === null ? undefined : birthOf(join(dataDir, sello))

/**
 * Tells whether the data folder and the database come from the same last start of the server. Each start creates a new
 * seal file. A copied file gets a new creation time, so an older copy of the folder or of the database does not match.
 */
export const isSuSello = (
  { sello, selloNacido }: Sello,
  nacido: number | null | undefined,
): boolean => {
  if (sello === null) return true
  return nacido !== undefined && (nacido === selloNacido || nacido === null || selloNacido === null)
}

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

export const removeSello = async (dataDir: string, { sello }: Sello): Promise<void> => {
  if (sello !== null) await rm(join(dataDir, sello), { force: true })
}
