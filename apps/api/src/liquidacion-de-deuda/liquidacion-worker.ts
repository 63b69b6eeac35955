import type { LiquidacionDeDeudaDatos } from '@apremia/core'
import { renderLiquidacionDeDeuda } from '@apremia/documents/liquidacion-de-deuda'
import { loadFuentes, nodeDeflate } from '@apremia/documents/node'
import { serveWorker } from '../platform/worker/serve-worker.ts'
import { transferBytes } from '../platform/worker/transfer.ts'

const con = { fuentes: loadFuentes(), deflate: nodeDeflate }

const operations = {
  liquidacion: (datos: LiquidacionDeDeudaDatos) =>
    transferBytes(renderLiquidacionDeDeuda(datos, con)),
}

export type LiquidacionOperations = typeof operations

serveWorker(operations)
