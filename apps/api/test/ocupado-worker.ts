import { serveWorker } from '../src/platform/worker/serve-worker.ts'

interface Ocupacion {
  readonly ms: number
  /** Shared state: 1 after the start of the work, and 2 after its end. */
  readonly estado: Int32Array
}

const operations = {
  /** Keeps the thread busy without a pause, as printing does. */
  ocupar: ({ ms, estado }: Ocupacion): void => {
    Atomics.store(estado, 0, 1)
    const fin = performance.now() + ms
    while (performance.now() < fin);
    Atomics.store(estado, 0, 2)
  },
}

export type OcupadoOperations = typeof operations

serveWorker(operations)
