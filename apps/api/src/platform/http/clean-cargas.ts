import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isOfDead, MARCA } from '../proceso.ts'

const PREFIX = 'apremia-carga-'

/** Where a form's files wait, up to the random part of the folder's name. */
export const cargaPrefix = (): string => join(tmpdir(), `${PREFIX}${MARCA}-`)

/** Removes the uploads that a killed process left in the temporary folder; those of a living one stay. */
export const cleanCargas = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX) || !isOfDead(name)) continue
    // Another starter may be removing it, or it is of another user of the machine.
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined)
  }
}
