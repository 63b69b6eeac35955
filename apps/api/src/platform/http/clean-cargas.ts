import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isOfDead, MARCA } from '../proceso.ts'

const PREFIX = 'apremia-carga-'

export const cargaPrefix = (): string => join(tmpdir(), `${PREFIX}${MARCA}-`)

export const withCarga = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(cargaPrefix())
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes the uploaded files of processes that ended abruptly. Uploads of a running process stay. */
export const cleanCargas = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX) || !isOfDead(name)) continue
    // Ignores the error when a folder cannot be removed. The folder may belong to another user of the machine, or
    // another process may be removing it.
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined)
  }
}
