import pLimit from 'p-limit'
import type { WorkerLimits } from '../platform/worker/worker-client.ts'

/**
 * Limits for reading an uploaded file. The rows live long and the rest dies at once: a small nursery keeps the process
 * small (measured by bench/src/titulos, which uses the same figures).
 */
export const LECTURA: WorkerLimits = {
  memoryMb: 1024,
  youngMb: 4,
  timeoutMs: 30_000,
  turno: pLimit(3),
  message:
    'La planilla es demasiado compleja para procesarla. Divídala en partes o vuelva a guardarla como .xlsx.',
}

/** A provincial registry: one at a time, hundreds of thousands of rows. */
export const PADRON: WorkerLimits = { ...LECTURA, timeoutMs: 120_000, turno: pLimit(1) }

/** Writing and rendering what we made ourselves. */
export const ESCRITURA: WorkerLimits = {
  memoryMb: 1024,
  timeoutMs: 120_000,
  turno: pLimit(4),
  message: 'El documento tardó demasiado en hacerse. Intente nuevamente.',
}

/**
 * Printing titles: a thread needs some 30 MB. The most periods a workbook holds, all in one batch, take
 * 120 MB as text.
 */
export const IMPRESION: WorkerLimits = { ...ESCRITURA, memoryMb: 256, youngMb: 4 }

export const LIBRO_WORKER = new URL('./libro-worker.ts', import.meta.url)
