import { serveWorker } from '../src/platform/worker/serve-worker.ts'

interface Ocupacion {
  readonly ms: number
  /** Set to 1 when it begins and to 2 when it ends. */
  readonly estado: Int32Array
}

const operations = {
  /** Works without a pause, as printing does. */
  ocupar: ({ ms, estado }: Ocupacion): void => {
    Atomics.store(estado, 0, 1)
    const fin = performance.now() + ms
    while (performance.now() < fin);
    Atomics.store(estado, 0, 2)
  },
}

export type OcupadoOperations = typeof operations

serveWorker(operations)
