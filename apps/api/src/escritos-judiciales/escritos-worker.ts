import type { ValoresDeEscrito } from '@apremia/core'
import {
  fillEscrito,
  listCorchetes,
  type PlantillaRevisada,
  reviewPlantilla,
} from '@apremia/documents/escrito'
import { serveWorker } from '../platform/worker/serve-worker.ts'
import { transferBytes } from '../platform/worker/transfer.ts'

interface PedidoDeRevision {
  readonly bytes: Uint8Array
  readonly bloques: readonly string[]
}

interface PedidoDeEscrito {
  readonly bytes: Uint8Array
  readonly valores: ValoresDeEscrito
  readonly bloques: Readonly<Record<string, string>>
}

const operations = {
  revisar: ({ bytes, bloques }: PedidoDeRevision): Promise<PlantillaRevisada> =>
    reviewPlantilla(bytes, bloques),
  corchetes: listCorchetes,
  llenar: async ({ bytes, valores, bloques }: PedidoDeEscrito) => {
    const docx = new Uint8Array(await fillEscrito(bytes, valores, bloques))
    return transferBytes(docx)
  },
}

export type EscritosOperations = typeof operations

serveWorker(operations)
