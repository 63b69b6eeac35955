import type { DocumentoAparte, LegajoDatos } from '@apremia/core'
import {
  findFallaDeArchivo,
  joinLegajo,
  LegajoError,
  type ParteDeLegajo,
} from '@apremia/documents/legajo'
import { loadFuentes, nodeDeflate } from '@apremia/documents/node'
import { serveWorker } from '../platform/worker/serve-worker.ts'
import { transferBytes } from '../platform/worker/transfer.ts'
import { WorkerRefusal } from '../platform/worker/worker-refusal.ts'

interface PedidoDeLegajo {
  readonly datos: LegajoDatos
  readonly partes: readonly ParteDeLegajo[]
  readonly aparte: readonly DocumentoAparte[]
}

const operations = {
  revisar: findFallaDeArchivo,
  juntar: async ({ datos, partes, aparte }: PedidoDeLegajo) => {
    try {
      const opciones = { fuentes: loadFuentes(), deflate: nodeDeflate }
      const pdf = new Uint8Array(await joinLegajo(datos, partes, aparte, opciones))
      return transferBytes(pdf)
    } catch (error) {
      if (error instanceof LegajoError)
        throw new WorkerRefusal(422, 'legajo-no-se-junta', error.message)
      throw error
    }
  },
}

export type LegajosOperations = typeof operations

serveWorker(operations)
