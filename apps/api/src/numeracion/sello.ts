import { randomUUID } from 'node:crypto'
import { open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Seal file of the data folder, replaced at each start of the server. The database stores the name and the creation
 * time of the file. A difference at the next start means that the folder or the database is an older copy, which could
 * repeat document numbers.
 */
export interface Sello {
  readonly sello: string
  readonly selloNacido: number | null
}

const PREFIJO = 'sello-'

export const listSellos = async (dataDir: string): Promise<string[]> => {
  const nombres = await readdir(dataDir).catch((): string[] => [])
  return nombres.filter((uno) => uno.startsWith(PREFIJO))
}

const birthOf = async (path: string): Promise<number | null | undefined> => {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return found && (Math.floor(found.birthtimeMs) || null)
}

export const findNacido = (dataDir: string, { sello }: Sello): Promise<number | null | undefined> =>
  birthOf(join(dataDir, sello))

/**
 * Tells whether the data folder has the seal file that the database names, with the stored creation time. If not, the
 * folder or the database is an older copy. When the file system gives no creation time, the file only has to exist.
 */
export const isSuSello = ({ selloNacido }: Sello, nacido: number | null | undefined): boolean =>
  nacido !== undefined && (nacido === selloNacido || nacido === null || selloNacido === null)

export const makeSello = async (dataDir: string): Promise<Sello> => {
  const sello = `${PREFIJO}${randomUUID()}`
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
 * Tells whether the data folder is the one in which the server last started, and not a copy. False when the file system
 * gives no creation times, or when an older version of the product started last.
 */
export const isCarpetaOriginal = async (dataDir: string): Promise<boolean> => {
  for (const nombre of await listSellos(dataDir)) {
    const path = join(dataDir, nombre)
    const nacido = await birthOf(path)
    if (nacido && (await readFile(path, 'utf8')) === String(nacido)) return true
  }
  return false
}

export const removeSello = (dataDir: string, { sello }: Sello): Promise<void> =>
  rm(join(dataDir, sello), { force: true })

const POR_CONFIRMAR = `${PREFIJO}por-confirmar-`

/**
 * A seal is a file that ties a data folder to a database. Returns a seal whose file no data folder has. The database of
 * a restored backup stores it. At the next start, an administrator must then confirm the last document numbers used.
 */
export const makeSelloAjeno = (): Sello => ({
  sello: `${POR_CONFIRMAR}${randomUUID()}`,
  selloNacido: null,
})

/** True while a restored database waits for an administrator to confirm the last document numbers used. */
export const isPorConfirmar = ({ sello }: Sello): boolean => sello.startsWith(POR_CONFIRMAR)
