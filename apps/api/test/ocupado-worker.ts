import { serveWorker } from '../src/platform/worker/serve-worker.ts'

interface Ocupacion {
  readonly ms: number
  /** Memory that the thread shares with the test. It has 1 while the thread is busy, and 2 when the work has ended. */
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
