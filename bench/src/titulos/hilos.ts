import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { TitulosImpresos } from '@apremia/documents'
import type { Impresor } from './motores.ts'
import type { Encargo } from './worker.ts'

/**
 * Memory limits that the product uses (libros/libro-limits.ts). The other PDF libraries of the benchmark need more
 * memory, so they keep Node's default limits.
 */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 4 }

export interface Hilos {
  readonly count: number
  print(datos: Uint8Array<ArrayBuffer>): Promise<TitulosImpresos>
  /**
   * Returns the memory of a printed batch to the worker threads. The threads print the next batch in the same memory.
   */
  recycle(impresos: TitulosImpresos): void
  close(): Promise<void>
}

export const openHilos = async (motor: Impresor, count: number, assets: string): Promise<Hilos> => {
  const waiting = new Map<number, (impresos: TitulosImpresos) => void>()
  const options: WorkerOptions = {
    workerData: { motor, assets },
    ...(motor.startsWith('apremia') ? { resourceLimits: LIMITS } : {}),
  }
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL('./worker.js', import.meta.url), options),
  )
  const failed = Promise.race(
    workers.map((worker) => new Promise<never>((_, reject) => worker.on('error', reject))),
  )
  failed.catch(() => undefined)
  const ready = workers.map(
    (worker) =>
      new Promise<void>((resolve) => {
        worker.on('message', ({ id, ...impresos }: { id: number } & TitulosImpresos) => {
          if (id < 0) return resolve()
          waiting.get(id)?.(impresos)
          waiting.delete(id)
        })
      }),
  )
  await Promise.race([Promise.all(ready), failed])
  const spare: ArrayBuffer[] = []
  let turn = 0
  return {
    count,
    print: (datos) => {
      const id = turn++
      const printed = new Promise<TitulosImpresos>((resolve) => waiting.set(id, resolve))
      const reuse = spare.pop()
      const encargo: Encargo = { id, datos, reuse }
      workers[id % count]?.postMessage(encargo, [datos.buffer, ...(reuse ? [reuse] : [])])
      return Promise.race([printed, failed])
    },
    recycle: ({ bytes }) => {
      spare.push(bytes.buffer)
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}
