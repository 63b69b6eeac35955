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
 * Reason why a stored document cannot be sent: the file is missing, its bytes changed, or the disk cannot read it now.
 */
export type FallaDeDocumento = 'falta' | 'alterado' | 'ilegible'

/**
 * Error codes of the operating system for too many open files. An error with one of these codes does not mean that the
 * document is damaged.
 */
const SIN_DESCRIPTORES = /^(EMFILE|ENFILE)$/

/**
 * Returns 'falta' (missing) when the error says that the file of a document does not exist. Otherwise returns
 * 'ilegible' (unreadable).
 *
 * @throws the given error when its cause is not the file, such as too many open files
 */
export const fallaOf = (error: unknown): FallaDeDocumento => {
  const { code = '', syscall } = error as NodeJS.ErrnoException
  if (syscall === undefined || SIN_DESCRIPTORES.test(code)) throw error
  return code === 'ENOENT' ? 'falta' : 'ilegible'
}

/**
 * Compares a stored file with its hash. Returns the fault of the file, or undefined when the content matches the hash.
 */
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

const A_LA_VEZ = 8

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
 * Makes the file at `path` available at `target` too, as a link or, where the file system has no links, as a copy.
 * Replaces the file that `target` may already have, which may be damaged.
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
