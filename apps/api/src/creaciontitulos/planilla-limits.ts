import pLimit from 'p-limit'
import type { WorkerLimits } from '../platform/worker/worker-client.ts'

/** Reading what somebody sent. */
export const LECTURA: WorkerLimits = {
  memoryMb: 1024,
  timeoutMs: 30_000,
  turno: pLimit(3),
  message:
    'La planilla es demasiado compleja para procesarla. Divídala en partes o vuelva a guardarla como .xlsx.',
}

/** Writing and rendering what we made ourselves. */
export const ESCRITURA: WorkerLimits = {
  memoryMb: 1024,
  timeoutMs: 120_000,
  turno: pLimit(4),
  message: 'El documento tardó demasiado en hacerse. Intente nuevamente.',
}

export const PLANILLA_WORKER = new URL('./planilla-worker.ts', import.meta.url)
export const TITULOS_WORKER = new URL('./titulos-worker.ts', import.meta.url)
