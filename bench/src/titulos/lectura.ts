import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { PedidoDeLectura } from './lector.ts'
import type { Lector } from './lectores.ts'

/**
 * Memory limits that the product uses (libros/libro-limits.ts). SheetJS needs more memory, so it keeps Node's default
 * limits.
 */
const LIMITS = { maxOldGenerationSizeMb: 1_024, maxYoungGenerationSizeMb: 4 }

export interface Filas {
  /** Yields batches of executive titles as bytes of JSON text, one line for each title. */
  batches(): AsyncGenerator<Uint8Array<ArrayBuffer>>
}

export interface Lectura {
  /**
   * Reads a whole workbook and writes one row for each executive title to a temporary file. `size` is the number of
   * titles in a batch.
   */
  read(path: string, size: number): Promise<Filas>
  close(): Promise<void>
}

/** Starts a worker thread that reads the workbook. As in the server, the main thread never handles cells. */
export const openLectura = (lector: Lector): Lectura => {
  const folder = mkdtempSync(join(tmpdir(), 'apremia-bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const filas = join(folder, 'filas')
  const options: WorkerOptions = lector !== 'sheetjs' ? { resourceLimits: LIMITS } : {}
  const worker = new Worker(new URL('./lector.js', import.meta.url), options)
  return {
    read: async (path, size) => {
      const pedido: PedidoDeLectura = { lector, path, filas, size }
      const answer = once(worker, 'message')
      worker.postMessage(pedido)
      const [lengths] = (await answer) as [readonly number[]]
      return {
        async *batches() {
          const file = await open(filas)
          for (const length of lengths) {
            const batch = new Uint8Array(length)
            await file.read(batch, 0, length)
            yield batch
          }
          await file.close()
        },
      }
    },
    close: async () => {
      await worker.terminate()
    },
  }
}
