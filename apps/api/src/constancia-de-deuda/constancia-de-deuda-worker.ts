import type { ConstanciaDeDeudaDatos } from '@apremia/core'
import { renderConstanciaDeDeuda } from '@apremia/documents/constancia-de-deuda'
import { loadFuentes, nodeDeflate } from '@apremia/documents/node'
import { serveWorker } from '../platform/worker/serve-worker.ts'
import { Transfer } from '../platform/worker/transfer.ts'

const con = { fuentes: loadFuentes(), deflate: nodeDeflate }

const operations = {
  constancia: (datos: ConstanciaDeDeudaDatos): Transfer<Uint8Array<ArrayBuffer>> => {
    const bytes = renderConstanciaDeDeuda(datos, con)
    return new Transfer(bytes, [bytes.buffer])
  },
}

export type ConstanciaDeDeudaOperations = typeof operations

serveWorker(operations)
