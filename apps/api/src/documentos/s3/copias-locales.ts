import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isOfDead, MARCA } from '../../platform/proceso.ts'
import { mapSome } from '../archivos.ts'
import { assertSha256, type Prestado } from '../deposito.ts'

/**
 * When new local copies take more than this fraction of the size limit, a sweep removes the least recently used copies.
 */
const ENTRE_BARRIDOS = 1 / 16
/** A sweep reduces all the local copies to this fraction of the size limit. */
const TRAS_BARRER = 7 / 8
/** Age in milliseconds after which an unfinished local copy, written by an unknown process, counts as abandoned. */
const ABANDONED_MS = 24 * 3_600_000

interface Copia {
  readonly path: string
  readonly tamano: number
  readonly usada: number
}

/**
 * Local copies of documents stored on another machine. Several processes may share the folder. Above the size limit,
 * the least recently used copies are removed. A copy in use stays readable, because its reader has an open file or a
 * link of its own.
 */
export interface CopiasLocales {
  readonly pathOf: (sha256: string) => string
  /** Returns a path where a new copy can be written. The caller removes the file at that path. */
  readonly newPath: () => Promise<string>
  /** Moves a complete file to the folder of local copies. */
  readonly add: (sha256: string, path: string) => Promise<void>
  /** Adds a complete file to the local copies. The file also stays under `path`. */
  readonly addLink: (sha256: string, path: string) => Promise<void>
  readonly noteUso: (sha256: string) => Promise<void>
  readonly drop: (sha256: string) => Promise<void>
  /** Makes room when the disk is full: removes the half of the local copies that was least recently used. */
  readonly makeRoom: () => Promise<void>
  /**
   * Makes a link to a local copy, for one reader. The link stays readable when the copy is removed. Undefined when the
   * copy was already removed.
   */
  readonly lend: (sha256: string) => Promise<Prestado | undefined>
}

const linkOrCopy = async (path: string, target: string): Promise<void> => {
  try {
    await link(path, target)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!/^(EPERM|EXDEV|ENOTSUP|EMLINK)$/.test(code)) throw error
    await copyFile(path, target)
  }
}

const ignoreGone = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error
  return undefined
}

export const createCopiasLocales = (folder: string, limite: number): CopiasLocales => {
  const enCurso = join(folder, 'en-curso')
  const pathOf = (sha256: string): string => {
    assertSha256(sha256)
    return join(folder, sha256.slice(0, 2), sha256)
  }
  // Number of bytes of the copies added since the last sweep. It begins as infinite, so that the first added copy
  // starts a sweep, and a lower size limit in the configuration applies at once.
  let agregado = Number.POSITIVE_INFINITY
  let barriendo = false
  let limpia: Promise<void> | undefined

  const clean = async (): Promise<void> => {
    for (const name of await readdir(enCurso)) {
      const path = join(enCurso, name)
      const { mtimeMs = Date.now() } = (await stat(path).catch(ignoreGone)) ?? {}
      if (isOfDead(name) || mtimeMs < Date.now() - ABANDONED_MS) await rm(path, { force: true })
    }
  }

  const list = async (): Promise<Copia[]> => {
    const copias: Copia[] = []
    for (const name of (await readdir(folder)).filter((uno) => /^[0-9a-f]{2}$/.test(uno))) {
      const medidas = await mapSome(await readdir(join(folder, name)), async (sha256) => {
        const path = join(folder, name, sha256)
        const medida = await stat(path).catch(ignoreGone)
        return medida && { path, tamano: medida.size, usada: medida.mtimeMs }
      })
      copias.push(...medidas.filter((una) => una !== undefined))
    }
    return copias
  }

  /**
   * Removes the least recently used local copies, until the rest have at most the number of bytes that `hasta` returns.
   *
   * @param hasta gets the total size of the present copies, in bytes
   */
  const sweepTo = async (hasta: (suma: number) => number): Promise<void> => {
    const copias = (await list()).sort((a, b) => a.usada - b.usada)
    let suma = copias.reduce((total, { tamano }) => total + tamano, 0)
    const quedan = hasta(suma)
    // The newest copy is kept, whatever its size, because its reader has not opened it yet.
    for (const { path, tamano } of copias.slice(0, -1)) {
      if (suma <= quedan) return
      await rm(path, { force: true })
      suma -= tamano
    }
  }

  const sweep = (): Promise<void> =>
    sweepTo((suma) => (suma <= limite ? suma : limite * TRAS_BARRER))

  /**
   * Counts a new local copy. When the copies since the last removal are large enough, removes old copies in the
   * background. If the removal fails, later copies start another one.
   */
  const noteAgregado = (tamano: number): void => {
    agregado += tamano
    if (barriendo || agregado <= limite * ENTRE_BARRIDOS) return
    agregado = 0
    barriendo = true
    const end = (): void => {
      barriendo = false
    }
    sweep().then(end, end)
  }

  const newPath: CopiasLocales['newPath'] = async () => {
    // Creates the folder for unfinished copies again, because an administrator may remove it while the server runs.
    await mkdir(enCurso, { recursive: true, mode: 0o700 })
    limpia ??= clean()
    await limpia.catch((error: unknown) => {
      limpia = undefined
      throw error
    })
    return join(enCurso, `${MARCA}-${randomUUID()}`)
  }

  const noteUso: CopiasLocales['noteUso'] = async (sha256) => {
    const now = new Date()
    await utimes(pathOf(sha256), now, now).catch(ignoreGone)
  }

  const add: CopiasLocales['add'] = async (sha256, path) => {
    const { size } = await stat(path)
    const target = pathOf(sha256)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await rename(path, target)
    await noteUso(sha256)
    noteAgregado(size)
  }

  return {
    pathOf,
    newPath,
    add,
    addLink: async (sha256, path) => {
      const propia = await newPath()
      try {
        await linkOrCopy(path, propia)
        await add(sha256, propia)
      } finally {
        await rm(propia, { force: true })
      }
    },
    noteUso,
    drop: (sha256) => rm(pathOf(sha256), { force: true }),
    makeRoom: () => sweepTo((suma) => suma / 2),
    lend: async (sha256) => {
      const path = await newPath()
      try {
        await linkOrCopy(pathOf(sha256), path)
      } catch (error) {
        return ignoreGone(error as NodeJS.ErrnoException)
      }
      return { path, release: () => rm(path, { force: true }) }
    },
  }
}
