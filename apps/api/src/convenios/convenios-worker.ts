import type { ConvenioDatos, PlanillaDatos, PresupuestoDatos } from '@apremia/core'
import { renderConvenio } from '@apremia/documents/convenio'
import { loadFuentes } from '@apremia/documents/node'
import { renderPlanilla } from '@apremia/documents/planilla'
import { renderPresupuesto } from '@apremia/documents/presupuesto'
import { serveWorker } from '../platform/worker/serve-worker.ts'
import { Transfer } from '../platform/worker/transfer.ts'

const fuentes = loadFuentes()

const operations = {
  convenio: async (datos: ConvenioDatos): Promise<Transfer<Uint8Array<ArrayBuffer>>> => {
    const bytes = await renderConvenio(datos, fuentes)
    return new Transfer(bytes, [bytes.buffer])
  },
  planilla: async (datos: PlanillaDatos): Promise<Transfer<Uint8Array<ArrayBuffer>>> => {
    const bytes = await renderPlanilla(datos, fuentes)
    return new Transfer(bytes, [bytes.buffer])
  },
  presupuesto: async (datos: PresupuestoDatos): Promise<Transfer<Uint8Array<ArrayBuffer>>> => {
    const bytes = await renderPresupuesto(datos, fuentes)
    return new Transfer(bytes, [bytes.buffer])
  },
}

export type ConveniosOperations = typeof operations

serveWorker(operations)
