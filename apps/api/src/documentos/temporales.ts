import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isOfDead } from '../platform/proceso.ts'
import { hashFile } from './archivos.ts'
import type { Documentos } from './documentos.ts'

/** A file of the work's own. Unless the work keeps it, it goes away with it, however that ends (R14). */
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

/** Whoever is writing a file touched it later than this; told by age where the owner cannot be asked. */
const ABANDONED_MS = 24 * 3_600_000

/**
 * Removes what a killed process left half-written, and what it had put in the store and never registered. Where other
 * processes may be writing (`shared`), only what is of a dead one of this machine, or what nobody touched for a day.
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
    // What it had kept goes first: if this dies too, the next start finds it here again.
    if (found.isFile()) await forget([await hashFile(path)])
    await rm(path, { recursive: true, force: true })
  }
}
