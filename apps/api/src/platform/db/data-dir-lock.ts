import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isRunning, startOfProcess } from '../proceso.ts'

interface Owner {
  readonly pid: number
  readonly host: string
  /** Start time of the process, so that a reused pid is not taken for its owner. */
  readonly arranque: string
  readonly desde: string
}

export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse'
}

const isAlive = ({ host, pid, arranque }: Owner): boolean =>
  host !== hostname() || isRunning(pid, arranque)

const read = (path: string): Owner | undefined => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner
  } catch {
    return undefined
  }
}

/**
 * Takes the directory for this process alone: two embedded databases over the same files corrupt them
 * without a word. The lock file appears whole (link of a finished file) and a dead owner's is taken over by
 * an atomic rename, so two starters cannot both win.
 *
 * @returns the function that gives the directory back
 * @throws DataDirInUse naming the process that holds it
 */
export const lockDataDir = (dataDir: string, now: Date): (() => void) => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = join(dataDir, 'apremia.lock')
  const mine = join(dataDir, `apremia.lock.${process.pid}`)
  const owner: Owner = {
    pid: process.pid,
    host: hostname(),
    arranque: startOfProcess(process.pid),
    desde: now.toISOString(),
  }
  writeFileSync(mine, JSON.stringify(owner))
  try {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      try {
        linkSync(mine, lock)
        return () => rmSync(lock, { force: true })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const holder = read(lock)
      if (holder && isAlive(holder)) {
        throw new DataDirInUse(
          `El directorio de datos ${dataDir} está en uso por el proceso ${holder.pid} (${holder.host}, desde ${holder.desde}). Detenga ese proceso o use otro DATA_DIR.`,
        )
      }
      discard(lock, holder)
    }
    throw new DataDirInUse(
      `No se pudo tomar el directorio de datos ${dataDir}: otros procesos lo disputan.`,
    )
  } finally {
    rmSync(mine, { force: true })
  }
}

/** Removes the lock of a dead owner, unless somebody else already replaced it. */
const discard = (lock: string, dead: Owner | undefined): void => {
  const aside = `${lock}.viejo.${process.pid}`
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  const moved = read(aside)
  if (moved && JSON.stringify(moved) !== JSON.stringify(dead)) {
    try {
      linkSync(aside, lock)
    } catch {
      // A third process took it meanwhile: its lock stands.
    }
  }
  rmSync(aside, { force: true })
}
