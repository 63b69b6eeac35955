import { serveWorker } from '../src/platform/worker/serve-worker.ts'

interface Ocupacion {
  readonly ms: number
  /** Memory shared with the test: 1 once `ocupar` starts, and 2 once `ocupar` ends. */
  readonly estado: Int32Array
}

const operations = {
  ocupar: ({ ms, estado }: Ocupacion): void => {
    Atomics.store(estado, 0, 1)
    const fin = performance.now() + ms
    while (performance.now() < fin);
    Atomics.store(estado, 0, 2)
  },
}

export type OcupadoOperations = typeof operations

serveWorker(operations)
