import type { CartaDatos, ConstanciaDatos } from '@apremia/core'
import { type CartaRenderer, type Cuadernillo, createCartaRenderer } from '@apremia/documents/carta'
import { renderConstancia } from '@apremia/documents/constancia'
import { loadFuentes, nodeDeflate } from '@apremia/documents/node'
import { serveWorker } from '../platform/worker/serve-worker.ts'
import { Transfer, transferBytes } from '../platform/worker/transfer.ts'

const fuentes = loadFuentes()
const con = { fuentes, deflate: nodeDeflate }
const renderer = createCartaRenderer(con)
let portable: CartaRenderer | undefined
let cuadernillo: Cuadernillo | undefined

export interface CartaImpresa {
  readonly numero: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

interface Tanda {
  readonly datos: readonly string[]
  readonly version: number
}

const operations = {
  una: ({
    datos,
    version,
  }: {
    readonly datos: CartaDatos
    readonly version: number
  }): Transfer<Uint8Array<ArrayBuffer>> => {
    // A letter is printed again at each download. Anybody can verify its bytes, so every printing must give the same
    // bytes. The portable compression guarantees this with any version of Node.
    portable ??= createCartaRenderer({ fuentes })
    const bytes = portable.render(datos, version)
    return transferBytes(bytes)
  },
  sueltas: ({ datos, version }: Tanda): Transfer<CartaImpresa[]> => {
    const impresas = datos.map((texto) => {
      const carta = JSON.parse(texto) as CartaDatos
      return { numero: carta.numero ?? 0, bytes: renderer.render(carta, version) }
    })
    return new Transfer(
      impresas,
      impresas.map(({ bytes }) => bytes.buffer),
    )
  },
  agregar: ({ datos, version }: Tanda): number => {
    cuadernillo ??= renderer.openCuadernillo(version)
    for (const texto of datos) cuadernillo.add(JSON.parse(texto) as CartaDatos)
    return datos.length
  },
  constancia: (datos: ConstanciaDatos) => transferBytes(renderConstancia(datos, con)),
  agregarConstancia: (datos: ConstanciaDatos): void => cuadernillo?.addConstancia(datos),
  cerrar: (): Transfer<Uint8Array<ArrayBuffer>> => {
    const bytes = (cuadernillo ?? renderer.openCuadernillo()).close()
    cuadernillo = undefined
    return transferBytes(bytes)
  },
}

export type CartasOperations = typeof operations

serveWorker(operations)
