import { parentPort } from 'node:worker_threads'
import { buildTituloDatos, type FilaProcesada } from '@apremia/core'
import { type Lector, readPlanilla } from './lectores.ts'
import { CONTEXTO, codigoDe } from './sample.ts'

export type PedidoDeLectura =
  | { readonly lector: Lector; readonly path: string }
  | { readonly desde: number; readonly cantidad: number }

let filas: readonly FilaProcesada[] = []

parentPort?.on('message', async (pedido: PedidoDeLectura) => {
  if ('path' in pedido) {
    filas = await readPlanilla(pedido.lector, pedido.path)
    parentPort?.postMessage(filas.length)
    return
  }
  const { desde, cantidad } = pedido
  const textos = filas.slice(desde, desde + cantidad).map((fila, i) =>
    JSON.stringify(
      buildTituloDatos(fila, desde + i + 1, {
        ...CONTEXTO,
        codigoVerificacion: codigoDe(desde + i),
      }),
    ),
  )
  parentPort?.postMessage(textos)
})
