import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isOfDead, MARCA } from '../platform/proceso.ts'

const PREFIJO = 'instantanea-'

/**
 * Names a new folder for a snapshot of the embedded database. The folder is on the same disk as the database, because
 * some file systems can then clone the files without reading them.
 */
export const newInstantanea = (dataDir: string): string =>
  join(dataDir, `${PREFIJO}${MARCA}-${randomUUID().slice(0, 8)}`)

export const cleanInstantaneas = async (dataDir: string): Promise<void> => {
  for (const nombre of await readdir(dataDir))
    if (nombre.startsWith(PREFIJO) && isOfDead(nombre))
      await rm(join(dataDir, nombre), { recursive: true, force: true })
}

const copyFolder = async (desde: string, hasta: string, signal: AbortSignal): Promise<void> => {
  await mkdir(hasta, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(desde, { withFileTypes: true })) {
    signal.throwIfAborted()
    const [de, a] = [join(desde, entry.name), join(hasta, entry.name)]
    if (entry.isDirectory()) await copyFolder(de, a, signal)
    else await copyFile(de, a, constants.COPYFILE_FICLONE)
  }
}

/** Copies the files of the embedded database. Nothing may write to the database meanwhile. */
export const copyBase = (
  dataDir: string,
  instantanea: string,
  signal: AbortSignal,
): Promise<void> => copyFolder(join(dataDir, 'base'), join(instantanea, 'base'), signal)
