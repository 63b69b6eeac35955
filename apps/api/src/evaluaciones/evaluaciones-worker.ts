import type { HojaDeEvaluacion } from '@apremia/core'
import { renderHojaDeEvaluacion } from '@apremia/documents/evaluacion'
import { loadFuentes, nodeDeflate } from '@apremia/documents/node'
import { serveWorker } from '../platform/worker/serve-worker.ts'
import { Transfer } from '../platform/worker/transfer.ts'

const con = { fuentes: loadFuentes(), deflate: nodeDeflate }

const operations = {
  hoja: (datos: HojaDeEvaluacion): Transfer<Uint8Array<ArrayBuffer>> => {
    const bytes = renderHojaDeEvaluacion(datos, con)
    return new Transfer(bytes, [bytes.buffer])
  },
}

export type EvaluacionesOperations = typeof operations

serveWorker(operations)
