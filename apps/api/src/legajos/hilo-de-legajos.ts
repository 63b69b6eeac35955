import { buffer } from 'node:stream/consumers'
import { type FallaDeArchivo, textos } from '@apremia/core'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { DocumentoDanado } from '../documentos/documento-danado.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Services } from '../platform/services.ts'
import {
  type WorkerClient,
  type WorkerLimits,
  withWorker,
} from '../platform/worker/worker-client.ts'
import type { LegajosOperations } from './legajos-worker.ts'

const WORKER = new URL('./legajos-worker.ts', import.meta.url)
const message = textos.legajos.hiloExcedido

const REVISION: WorkerLimits = {
  ...{ memoryMb: 256, fueraMb: 384, timeoutMs: 10_000, turno: pLimit(2), message },
}
/**
 * Limits of the thread that joins documents. Only one thread works at a time, because it has all the documents in
 * memory.
 */
const UNION: WorkerLimits = {
  ...{ memoryMb: 512, fueraMb: 900, timeoutMs: 60_000, turno: pLimit(1), message },
}

type Hilo = WorkerClient<LegajosOperations>

/**
 * Cache by file hash: why a file cannot be joined to other documents, or null when it can. A file that exceeded the
 * limits is not cached, because a busy machine may have been the reason.
 */
const revisados = new LRUCache<string, { readonly falla: FallaDeArchivo | null }>({ max: 10_000 })

interface ArchivoAjeno {
  readonly sha256: string
  readonly tipo: string
}

const reviewUno = async (
  { documentos }: Pick<Services, 'documentos'>,
  hilo: Hilo,
  { sha256, tipo }: ArchivoAjeno,
): Promise<FallaDeArchivo | null> => {
  try {
    const bytes = new Uint8Array(await buffer(await documentos.read(sha256)))
    const falla = await hilo.call('revisar', { tipo, bytes }, [bytes.buffer])
    revisados.set(`${sha256} ${tipo}`, { falla })
    return falla
  } catch (error) {
    if (error instanceof DocumentoDanado) return 'danado'
    if (error instanceof AppError && error.message === message) return 'complejo'
    throw error
  }
}

/**
 * Opens files that this product did not make. Returns why each file cannot be joined to other documents, or null when
 * it can. A file that exceeds the limits ends its thread, so the next files get a new thread.
 */
export const reviewAjenos = async (
  services: Pick<Services, 'documentos'>,
  archivos: readonly ArchivoAjeno[],
): Promise<ReadonlyMap<string, FallaDeArchivo | null>> => {
  const fallas = new Map<string, FallaDeArchivo | null>()
  for (const { sha256, tipo } of archivos) {
    const revisado = revisados.get(`${sha256} ${tipo}`)
    if (revisado !== undefined) fallas.set(sha256, revisado.falla)
  }
  const listFaltan = () => archivos.filter(({ sha256 }) => !fallas.has(sha256))
  while (listFaltan().length > 0)
    await withWorker<LegajosOperations, void>(WORKER, REVISION, async (hilo) => {
      for (const archivo of listFaltan()) {
        const falla = await reviewUno(services, hilo, archivo)
        fallas.set(archivo.sha256, falla)
        if (falla === 'complejo') return
      }
    })
  return fallas
}

export const joinEnHilo = (
  pedido: Parameters<LegajosOperations['juntar']>[0],
): Promise<Uint8Array> =>
  withWorker<LegajosOperations, Uint8Array>(WORKER, UNION, (hilo) =>
    hilo.call(
      'juntar',
      pedido,
      pedido.partes.map(({ bytes }) => bytes.buffer as ArrayBuffer),
    ),
  )
