import { createHash } from 'node:crypto'
import type { ConstanciaDatos, TituloDatos } from '@apremia/core'
import { createTituloRenderer } from '@apremia/documents'
import { renderConstancia } from '@apremia/documents/constancia'
import { loadFuentes, nodeDeflate } from '@apremia/documents/node'
import { serveWorker } from '../platform/worker/serve-worker.ts'
import { Transfer, transferBytes } from '../platform/worker/transfer.ts'

const con = { fuentes: loadFuentes(), deflate: nodeDeflate }
/**
 * Renderer for all the executive titles that this thread prints. It is created once, because loading the fonts is slow.
 */
const renderer = createTituloRenderer(con)

export interface Impresos {
  /**
   * Bytes of all the printed PDF documents, one after another. The underlying ArrayBuffer may be longer than the
   * documents.
   */
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly impresos: readonly {
    readonly numero: number
    readonly tamano: number
    readonly sha256: string
  }[]
}

/** Parses one title at a time, so that the garbage collector frees each title soon. */
function* parse(textos: readonly string[], numeros: number[]): Generator<TituloDatos> {
  for (const texto of textos) {
    const titulo = JSON.parse(texto) as TituloDatos
    numeros.push(titulo.numero)
    yield titulo
  }
}

const operations = {
  /**
   * Prints a batch of executive titles as PDF documents, one after another in one buffer.
   *
   * @param datos stored data of each title, as JSON text
   * @param reuse buffer of an earlier batch, to overwrite. That batch must already be in the zip
   * @param version layout of the titles
   */
  imprimir: ({
    datos,
    reuse,
    version,
  }: {
    readonly datos: readonly string[]
    readonly reuse: ArrayBuffer | undefined
    readonly version: number
  }): Transfer<Impresos> => {
    const numeros: number[] = []
    const { bytes, sizes } = renderer.renderLote(parse(datos, numeros), reuse, version)
    let offset = 0
    const impresos = sizes.map((tamano, i) => {
      const pdf = bytes.subarray(offset, offset + tamano)
      offset += tamano
      const sha256 = createHash('sha256').update(pdf).digest('hex')
      return { numero: numeros[i] ?? 0, tamano, sha256 }
    })
    return new Transfer({ bytes, impresos }, [bytes.buffer])
  },
  constancia: (datos: ConstanciaDatos) => transferBytes(renderConstancia(datos, con)),
}

export type TitulosOperations = typeof operations

serveWorker(operations)
