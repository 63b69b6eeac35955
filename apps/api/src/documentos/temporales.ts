import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isOfDead } from '../platform/proceso.ts'
import { hashFile } from './archivos.ts'
import type { Documentos } from './documentos.ts'

/**
 * Gives the work a temporary file. The file goes away when the work ends, however it ends, unless the work keeps it
 * (R14).
 */
export const withTemporary = async <T>(
  documentos: Pick<Documentos, 'newTemporary'>,
  work: (path: string) => Promise<T>,
): Promise<T> => {
  const path = documentos.newTemporary()
  try {
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}

/**
 * Age after which a file counts as abandoned. Applies where the owner cannot be asked: a process that is writing
 * touches its file more often.
 */
const ABANDONED_MS = 24 * 3_600_000

/**
 * Removes the files that a killed process left half-written, and the documents it had put in the store and never
 * registered. Where other processes may be writing (`shared`), removes only files of a dead process of this machine, or
 * files that nobody touched for a day.
 */
export const cleanTemporaries = async (
  dataDir: string,
  { shared, now }: { readonly shared: boolean; readonly now: Date },
  forget: (sha256: readonly string[]) => Promise<void>,
): Promise<void> => {
  const temporary = join(dataDir, 'documentos', 'en-curso')
  await mkdir(temporary, { recursive: true, mode: 0o700 })
  const limit = shared ? now.getTime() - ABANDONED_MS : Number.POSITIVE_INFINITY
  for (const name of await readdir(temporary)) {
    const path = join(temporary, name)
    const found = await stat(path).catch(() => undefined)
    if (found === undefined || (found.mtimeMs >= limit && !isOfDead(name))) continue
    // Forgets the stored document first: if this process dies too, the next start finds the temporary file here again.
    if (found.isFile()) await forget([await hashFile(path)])
    await rm(path, { recursive: true, force: true })
  }
}
