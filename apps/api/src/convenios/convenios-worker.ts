import type { ConvenioDatos, PlanillaDatos, PresupuestoDatos } from '@apremia/core'
import { renderConvenio } from '@apremia/documents/convenio'
import { loadFuentes, nodeDeflate } from '@apremia/documents/node'
import { serveWorker } from '../platform/worker/serve-worker.ts'
import { transferBytes } from '../platform/worker/transfer.ts'

const fuentes = loadFuentes()

/**
 * A thread that only prints agreements must not load react-pdf. Each document that needs this library therefore imports
 * it in its own function.
 */
const operations = {
  convenio: async (datos: ConvenioDatos) =>
    transferBytes(await renderConvenio(datos, fuentes, nodeDeflate)),
  planilla: async (datos: PlanillaDatos) => {
    const { renderPlanilla } = await import('@apremia/documents/planilla')
    return transferBytes(await renderPlanilla(datos, fuentes))
  },
  presupuesto: async (datos: PresupuestoDatos) => {
    const { renderPresupuesto } = await import('@apremia/documents/presupuesto')
    return transferBytes(await renderPresupuesto(datos, fuentes))
  },
}

export type ConveniosOperations = typeof operations

serveWorker(operations)
