import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { PoolConfig } from 'pg'
import { printError } from '../log/describe-error.ts'
import { startWorker } from '../worker/start-worker.ts'
import { lockDataDir } from './data-dir-lock.ts'

export interface Embedded {
  readonly connection: PoolConfig
  readonly close: () => Promise<void>
  /**
   * Removes the database, once closed, if this start created it. Also removes the folders that were created for it. A
   * database that already existed is left as it is.
   */
  readonly discardNew: () => Promise<void>
}

export const startEmbedded = async (dataDir: string, now: Date): Promise<Embedded> => {
  const base = join(dataDir, 'base')
  const primera = mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const candado = join(dataDir, 'candado')
  const conCandado = existsSync(candado)
  const unlock = await lockDataDir(dataDir, now)
  const nueva = !existsSync(base)
  // The socket of the embedded database has no password, so the socket is in a private folder. Its path is short,
  // because a socket path has at most about 100 characters.
  const socketDir = mkdtempSync(join(tmpdir(), 'apremia-'))
  const release = () => {
    rmSync(socketDir, { recursive: true, force: true })
    unlock()
  }
  const worker = startWorker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: {
      dataDir: base,
      socketPath: join(socketDir, '.s.PGSQL.5432'),
    },
  })
  try {
    // When the database cannot be opened, the worker emits 'error' and `once` throws. The server then does not start.
    await once(worker, 'message')
  } catch (error) {
    release()
    throw error
  }
  worker.on('error', (error) => {
    printError('La base embebida se detuvo:', error)
    process.exit(1)
  })
  return {
    connection: {
      host: socketDir,
      user: 'postgres',
      database: 'postgres',
      // Allows one connection only. The embedded database has a single session, so the statements of a second
      // connection would run inside the transaction of the first.
      max: 1,
      connectionTimeoutMillis: 60_000,
    },
    close: async () => {
      worker.postMessage('cerrar')
      await once(worker, 'message')
      release()
    },
    discardNew: async () => {
      if (!nueva) return
      await rm(base, { recursive: true, force: true })
      if (!conCandado) await rmdir(candado).catch(() => undefined)
      if (primera === undefined) return
      for (let folder = dataDir; folder.startsWith(primera); folder = dirname(folder))
        await rmdir(folder).catch(() => undefined)
    },
  }
}
