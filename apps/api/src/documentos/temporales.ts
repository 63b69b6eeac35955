import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isOfDead } from '../platform/proceso.ts'
import { hashFile } from './archivos.ts'
import type { Documentos } from './documentos.ts'

/**
 * Calls `work` with a path for a temporary file. The file is deleted when `work` ends or fails, unless `work` moved it
 * to the document store (R14).
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
 * Age in milliseconds after which a file counts as abandoned when its owner process cannot be identified. A process
 * that is writing a file changes the file more often.
 */
const ABANDONED_MS = 24 * 3_600_000

/**
 * Removes the files that dead processes left: incomplete files, and stored documents that were never registered. When
 * several server processes share the folder (`shared`), removes only files of dead processes of this machine and files
 * unchanged for a day.
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
    // Removes the stored document before its temporary file. If this process dies between the two removals, the next
    // start finds the temporary file and removes both.
    if (found.isFile()) await forget([await hashFile(path)])
    await rm(path, { recursive: true, force: true })
  }
}
