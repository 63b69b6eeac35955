import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, link, open, rename } from 'node:fs/promises'

export const hashFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }))
    hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/**
 * Reason why a stored document cannot be given: it is missing, its bytes are not those that were kept, or the disk does
 * not give them now.
 */
export type FallaDeDocumento = 'falta' | 'alterado' | 'ilegible'

/** The process has too many files open, which says nothing about the document. */
const SIN_DESCRIPTORES = /^(EMFILE|ENFILE)$/

/** @throws the error, when it is not about the file */
export const fallaOf = (error: unknown): FallaDeDocumento => {
  const { code = '', syscall } = error as NodeJS.ErrnoException
  if (syscall === undefined || SIN_DESCRIPTORES.test(code)) throw error
  return code === 'ENOENT' ? 'falta' : 'ilegible'
}

/** Compares a stored file with the hash it was kept with: a cut or changed file has another. */
export const checkFile = async (
  path: string,
  sha256: string,
): Promise<FallaDeDocumento | undefined> => {
  try {
    return (await hashFile(path)) === sha256 ? undefined : 'alterado'
  } catch (error) {
    return fallaOf(error)
  }
}

export const flush = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Number of files open at once. */
const A_LA_VEZ = 8

/** Does the same work over each item, some at a time, and returns the results in order. */
export const mapSome = async <T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = []
  for (let desde = 0; desde < items.length; desde += A_LA_VEZ)
    results.push(...(await Promise.all(items.slice(desde, desde + A_LA_VEZ).map(work))))
  return results
}

/**
 * Gives a flushed file its name in the store, in place of a broken one. The file keeps its own name too. Where links
 * are not possible, a copy gets the name.
 */
export const putUnder = async (path: string, target: string): Promise<void> => {
  await flush(path)
  const copy = `${path}-copia`
  try {
    await link(path, copy)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EPERM' && code !== 'EXDEV' && code !== 'ENOTSUP') throw error
    await copyFile(path, copy)
    await flush(copy)
  }
  await rename(copy, target)
}
