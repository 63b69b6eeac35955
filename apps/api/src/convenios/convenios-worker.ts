import type { ConvenioDatos, PlanillaDatos, PresupuestoDatos } from '@apremia/core'
import { renderConvenio } from '@apremia/documents/convenio'
import { loadFuentes } from '@apremia/documents/node'
import { renderPlanilla } from '@apremia/documents/planilla'
import { renderPresupuesto } from '@apremia/documents/presupuesto'
import { serveWorker } from '../platform/worker/serve-worker.ts'
import { transferBytes } from '../platform/worker/transfer.ts'

const fuentes = loadFuentes()

const operations = {
  convenio: async (datos: ConvenioDatos) => transferBytes(await renderConvenio(datos, fuentes)),
  planilla: async (datos: PlanillaDatos) => transferBytes(await renderPlanilla(datos, fuentes)),
  presupuesto: async (datos: PresupuestoDatos) =>
    transferBytes(await renderPresupuesto(datos, fuentes)),
}

export type ConveniosOperations = typeof operations

serveWorker(operations)
