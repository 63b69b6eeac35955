import pLimit from 'p-limit'
import type { WorkerLimits } from '../platform/worker/worker-client.ts'

/**
 * Limits of the worker thread that reads an uploaded file. `youngMb` is the memory for short-lived objects. It is small
 * because the rows live to the end and all other objects are freed soon. `bench/src/titulos` measures with the same
 * limits.
 */
export const LECTURA: WorkerLimits = {
  memoryMb: 1024,
  youngMb: 4,
  timeoutMs: 30_000,
  turno: pLimit(3),
  message:
    'La planilla es demasiado compleja para procesarla. Divídala en partes o vuelva a guardarla como .xlsx.',
}

/**
 * Limits of the worker thread that reads a file with all the properties of a province: hundreds of thousands of rows.
 * Only one such file is read at a time.
 */
export const PADRON: WorkerLimits = { ...LECTURA, timeoutMs: 120_000, turno: pLimit(1) }

export const ESCRITURA: WorkerLimits = {
  memoryMb: 1024,
  timeoutMs: 120_000,
  turno: pLimit(4),
  message: 'El documento tardó demasiado en hacerse. Intente nuevamente.',
}

/**
 * Limits of the worker thread that prints executive titles. A thread usually needs about 30 MB. The largest batch, with
 * all the tax periods that a workbook may have, takes 120 MB as text.
 */
export const IMPRESION: WorkerLimits = { ...ESCRITURA, memoryMb: 256, youngMb: 4 }

export const LIBRO_WORKER = new URL('./libro-worker.ts', import.meta.url)
