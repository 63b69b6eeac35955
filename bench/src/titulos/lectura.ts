import { once } from 'node:events'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { PedidoDeLectura } from './lector.ts'
import type { Lector } from './lectores.ts'

/** Of the product (creaciontitulos/planilla-limits.ts). SheetJS keeps what Node gives: it needs it. */
const LIMITS = { maxOldGenerationSizeMb: 1_024, maxYoungGenerationSizeMb: 4 }

export interface Lectura {
  /** Reads a whole workbook, then gives its titles in batches of JSON texts, as their stored rows are. */
  batches(path: string, size: number): AsyncGenerator<readonly string[]>
  close(): Promise<void>
}

/** Reads in a thread of its own, as the server does: the main one never sees a cell. */
export const openLectura = (lector: Lector): Lectura => {
  const options: WorkerOptions = lector === 'apremia' ? { resourceLimits: LIMITS } : {}
  const worker = new Worker(new URL('./lector.js', import.meta.url), options)
  const ask = async (pedido: PedidoDeLectura): Promise<unknown> => {
    const answer = once(worker, 'message')
    worker.postMessage(pedido)
    return (await answer)[0]
  }
  return {
    async *batches(path, size) {
      const count = Number(await ask({ lector, path }))
      const next = (desde: number) => ask({ desde, cantidad: size }) as Promise<readonly string[]>
      for (let desde = 0; desde < count; desde += size) yield await next(desde)
    },
    close: async () => {
      await worker.terminate()
    },
  }
}
