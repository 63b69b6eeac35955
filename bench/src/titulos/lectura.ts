import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PedidoDeLectura } from './lector.ts'
import type { Lector } from './lectores.ts'

export interface Lectura {
  /** Reads a whole workbook, then gives its titles in batches of JSON texts, as their stored rows are. */
  batches(path: string, size: number): AsyncGenerator<readonly string[]>
  close(): Promise<void>
}

/** Reads in a thread of its own, as the server does: the main one never sees a cell. */
export const openLectura = (lector: Lector): Lectura => {
  const worker = new Worker(new URL('./lector.js', import.meta.url))
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
