import { parentPort, workerData } from 'node:worker_threads'
import type { TituloDatos } from '@apremia/core'
import { type Impresor, openMotor } from './motores.ts'

export interface Encargo {
  readonly id: number
  readonly datos: Uint8Array<ArrayBuffer>
  readonly reuse: ArrayBuffer | undefined
}

const { motor, assets } = workerData as { motor: Impresor; assets: string }
const imprimir = await openMotor(motor, new URL(assets))

/**
 * Parses one executive title at a time. If the whole batch were parsed at once, its objects would live long and slow
 * down the garbage collector.
 */
function* parse(datos: Uint8Array<ArrayBuffer>): Generator<TituloDatos> {
  const lines = Buffer.from(datos.buffer)
  for (let at = 0; at < lines.length; ) {
    const end = lines.indexOf(10, at)
    yield JSON.parse(lines.toString('utf8', at, end))
    at = end + 1
  }
}

parentPort?.on('message', async ({ id, datos, reuse }: Encargo) => {
  const { bytes, sizes } = await imprimir(parse(datos), reuse)
  parentPort?.postMessage({ id, sizes, bytes }, [bytes.buffer as ArrayBuffer])
})
parentPort?.postMessage({ id: -1 })
