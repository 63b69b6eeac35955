import { parentPort, workerData } from 'node:worker_threads'
import type { TituloDatos } from '@apremia/core'
import { type Motor, openMotor } from './motores.ts'

export interface Encargo {
  readonly id: number
  /** A title each, as JSON. */
  readonly datos: readonly string[]
  readonly reuse: ArrayBuffer | undefined
}

const { motor, assets } = workerData as { motor: Motor; assets: string }
const imprimir = await openMotor(motor, new URL(assets))

/** One title at a time: a parsed batch would outlive the quick collections of memory. */
function* parse(texts: readonly string[]): Generator<TituloDatos> {
  for (const text of texts) yield JSON.parse(text)
}

parentPort?.on('message', async ({ id, datos, reuse }: Encargo) => {
  const { bytes, sizes } = await imprimir(parse(datos), reuse)
  parentPort?.postMessage({ id, sizes, bytes }, [bytes.buffer as ArrayBuffer])
})
parentPort?.postMessage({ id: -1 })
