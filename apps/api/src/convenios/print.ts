import pLimit from 'p-limit'
import { type WorkerLimits, withWorker } from '../platform/worker/worker-client.ts'
import type { ConveniosOperations } from './convenios-worker.ts'

/**
 * At most two documents are printed at the same time, because each document takes about a second of a processor core.
 */
const IMPRESION: WorkerLimits = {
  memoryMb: 512,
  timeoutMs: 60_000,
  turno: pLimit(2),
  message: 'El documento tardó demasiado en hacerse. Intente nuevamente.',
}

const CONVENIOS_WORKER = new URL('./convenios-worker.ts', import.meta.url)

export const printConvenio = <Op extends keyof ConveniosOperations>(
  op: Op,
  datos: Parameters<ConveniosOperations[Op]>[0],
): Promise<Uint8Array<ArrayBuffer>> =>
  withWorker<ConveniosOperations, Uint8Array<ArrayBuffer>>(CONVENIOS_WORKER, IMPRESION, (worker) =>
    worker.call(op, datos as never),
  )
