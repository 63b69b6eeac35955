import type { LiquidacionDeDeudaDatos } from '@apremia/core'
import { renderLiquidacionDeDeuda } from '@apremia/documents/liquidacion-de-deuda'
import { loadFuentes, nodeDeflate } from '@apremia/documents/node'
import { serveWorker } from '../platform/worker/serve-worker.ts'
import { Transfer } from '../platform/worker/transfer.ts'

const con = { fuentes: loadFuentes(), deflate: nodeDeflate }

const operations = {
  liquidacion: (datos: LiquidacionDeDeudaDatos): Transfer<Uint8Array<ArrayBuffer>> => {
    const bytes = renderLiquidacionDeDeuda(datos, con)
    return new Transfer(bytes, [bytes.buffer])
  },
}

export type LiquidacionOperations = typeof operations

serveWorker(operations)
