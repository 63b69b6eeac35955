import { randomUUID } from 'node:crypto'
import { open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Seal: a file in the data folder, made at each start of the server. The database stores its name and its creation
 * time. At the next start, a difference shows that the folder or the database was restored from an older copy, which
 * could lead to repeated document numbers. The file holds its own creation time too, so that a copied folder is
 * recognised without the database ({@link isCarpetaOriginal}).
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
 * Tells whether the data folder has the seal file that the database names, with the creation time that the database
 * stores. False when the folder or the database is an older copy: each start of the server replaces the seal file, and
 * a copied file gets a new creation time. A creation time that the file system does not know is not compared.
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
    const selloNacido = (await birthOf(path)) ?? null
    await file.writeFile(String(selloNacido ?? ''))
    await file.sync()
    return { sello, selloNacido }
  } finally {
    await file.close()
  }
}

/**
 * Tells whether the data folder is the one in which the server last started, and not a copy of it. False where the file
 * system does not give creation times, and for a folder whose last start is of an older version.
 */
export const isCarpetaOriginal = async (dataDir: string): Promise<boolean> => {
  const nombres = await readdir(dataDir).catch((): string[] => [])
  for (const nombre of nombres.filter((uno) => uno.startsWith('sello-'))) {
    const path = join(dataDir, nombre)
    const nacido = await birthOf(path)
    if (nacido && (await readFile(path, 'utf8')) === String(nacido)) return true
  }
  return false
}

export const removeSello = async (dataDir: string, { sello }: Sello): Promise<void> => {
  if (sello !== null) await rm(join(dataDir, sello), { force: true })
}

/**
 * Returns a seal (name of the file that ties the data folder to the database) that matches no folder. The next start
 * then finds a different folder, and an administrator must confirm the last document numbers used.
 */
export const makeSelloAjeno = (): Sello => ({
  sello: `sello-${randomUUID()}`,
  selloNacido: null,
})
