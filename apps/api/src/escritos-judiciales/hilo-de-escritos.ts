import type { ValoresDeEscrito } from '@apremia/core'
import type { PlantillaRevisada } from '@apremia/documents/escrito'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { AppError } from '../platform/http/app-error.ts'
import { type WorkerLimits, withWorker } from '../platform/worker/worker-client.ts'
import type { EscritosOperations } from './escritos-worker.ts'

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const WORKER = new URL('./escritos-worker.ts', import.meta.url)

/**
 * Limits of the thread that reads a template. The limits protect the server, because any person may have written the
 * template, and its unpacked content may have 30 MB.
 */
const LIMITES_DE_PLANTILLA: WorkerLimits = {
  memoryMb: 512,
  timeoutMs: 30_000,
  turno: pLimit(2),
  message: 'La plantilla es demasiado compleja para leerla. Simplifíquela y guárdela de nuevo.',
}

export const reviewEnHilo = (
  bytes: Uint8Array,
  bloques: readonly string[],
): Promise<PlantillaRevisada> =>
  withWorker<EscritosOperations, PlantillaRevisada>(WORKER, LIMITES_DE_PLANTILLA, (worker) =>
    worker.call('revisar', { bytes, bloques }),
  )

export const fillEnHilo = (
  bytes: Uint8Array,
  valores: ValoresDeEscrito,
  bloques: Readonly<Record<string, string>>,
): Promise<Uint8Array> =>
  withWorker<EscritosOperations, Uint8Array>(WORKER, LIMITES_DE_PLANTILLA, (worker) =>
    worker.call('llenar', { bytes, valores, bloques }),
  )

/**
 * Cache of the texts in brackets that a lawyer still has to complete in a court paper. The key is the hash of the
 * paper. Papers with the same hash are equal, so the cache never becomes outdated.
 */
const leidos = new LRUCache<string, readonly string[]>({ max: 5_000 })

/**
 * Lists the text in brackets that a lawyer still has to complete in a court paper. The list is only a notice. It is
 * empty for a paper that exceeds the limits of the thread.
 */
export const findCorchetes = async (
  sha256: string,
  read: () => Promise<Uint8Array>,
): Promise<readonly string[]> => {
  const leido = leidos.get(sha256)
  if (leido !== undefined) return leido
  const bytes = await read()
  try {
    const corchetes = await withWorker<EscritosOperations, string[]>(
      WORKER,
      LIMITES_DE_PLANTILLA,
      (worker) => worker.call('corchetes', bytes),
    )
    leidos.set(sha256, corchetes)
    return corchetes
  } catch (error) {
    if (error instanceof AppError) return []
    throw error
  }
}
