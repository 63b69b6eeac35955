import { createHash } from 'node:crypto'
import type { TituloDatos } from '@apremia/core'
import { createTituloRenderer } from '@apremia/documents'
import { loadFuentes, nodeDeflate } from '@apremia/documents/node'
import { serveWorker, Transfer } from '../platform/worker/serve-worker.ts'

/** Made once: the fonts and all that titles share. */
const renderer = createTituloRenderer({ fuentes: loadFuentes(), deflate: nodeDeflate })

export interface Impresos {
  /** The documents one after the other. */
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly impresos: readonly {
    readonly numero: number
    readonly tamano: number
    readonly sha256: string
  }[]
}

const operations = {
  /** Prints a batch: `datos` are the JSON texts of the stored rows. */
  imprimir: ({ datos }: { datos: readonly string[] }): Transfer<Impresos> => {
    const documentos: Uint8Array[] = []
    const impresos: Impresos['impresos'][number][] = []
    for (const texto of datos) {
      const titulo = JSON.parse(texto) as TituloDatos
      const pdf = renderer.render(titulo)
      documentos.push(pdf)
      impresos.push({
        numero: titulo.numero,
        tamano: pdf.length,
        sha256: createHash('sha256').update(pdf).digest('hex'),
      })
    }
    const bytes = new Uint8Array(impresos.reduce((sum, { tamano }) => sum + tamano, 0))
    let offset = 0
    for (const pdf of documentos) {
      bytes.set(pdf, offset)
      offset += pdf.length
    }
    return new Transfer({ bytes, impresos }, [bytes.buffer])
  },
}

export type TitulosOperations = typeof operations

serveWorker(operations)
