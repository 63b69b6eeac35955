import type { HojaDeEvaluacion } from '@apremia/core'
import { renderHojaDeEvaluacion } from '@apremia/documents/evaluacion'
import { loadFuentes } from '@apremia/documents/node'
import { serveWorker } from '../platform/worker/serve-worker.ts'
import { transferBytes } from '../platform/worker/transfer.ts'

// The PDF of an evaluation is printed again at each download. Anybody can verify its bytes, so every printing must give
// the same bytes. The portable compression guarantees this with any version of Node.
const con = { fuentes: loadFuentes() }

const operations = {
  hoja: (datos: HojaDeEvaluacion) => transferBytes(renderHojaDeEvaluacion(datos, con)),
}

export type EvaluacionesOperations = typeof operations

serveWorker(operations)
