import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isOfDead, MARCA } from '../proceso.ts'

const PREFIX = 'apremia-carga-'

/** Start of the path of the folder for a form's files; `mkdtemp` adds a random end. */
export const cargaPrefix = (): string => join(tmpdir(), `${PREFIX}${MARCA}-`)

/** Removes the uploads left behind by killed processes. Uploads of a running process stay. */
export const cleanCargas = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX) || !isOfDead(name)) continue
    // The folder may belong to another user of the machine, or another process may be removing it.
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined)
  }
}
