import type { ConstanciaDeDeudaDatos } from '@apremia/core'
import { renderConstanciaDeDeuda } from '@apremia/documents/constancia-de-deuda'
import { loadFuentes, nodeDeflate } from '@apremia/documents/node'
import { serveWorker } from '../platform/worker/serve-worker.ts'
import { transferBytes } from '../platform/worker/transfer.ts'

const con = { fuentes: loadFuentes(), deflate: nodeDeflate }

const operations = {
  constancia: (datos: ConstanciaDeDeudaDatos) => transferBytes(renderConstanciaDeDeuda(datos, con)),
}

export type ConstanciaDeDeudaOperations = typeof operations

serveWorker(operations)
