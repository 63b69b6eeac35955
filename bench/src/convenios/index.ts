import { Worker } from 'node:worker_threads'
import type { ConvenioDatos } from '@apremia/core'
import { renderConvenio } from '@apremia/documents/convenio'
import {
  enVersion,
  sampleConPapel,
  sampleConvenio,
  sampleDeuda,
} from '@apremia/documents/convenio-de-prueba'
import { loadFuentes, nodeDeflate } from '@apremia/documents/node'
import { median } from '../median.ts'
import type { Row } from '../row.ts'

const VERSIONES = [2, 3] as const
const SEGUIDOS = 30
const EN_UN_HILO_NUEVO = 9

const CONVENIOS: readonly [name: string, datos: ConvenioDatos][] = [
  ['de 6 períodos', sampleConPapel()],
  ['de 84 períodos', sampleConPapel(sampleConvenio([sampleDeuda(84)]))],
]

const time = async (run: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await run()
  return performance.now() - start
}

/** Prints a payment agreement in a new thread, as the server does. */
const printInThread = (datos: ConvenioDatos): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(`${process.env.APREMIA_HILOS}/convenios-worker.js`)
    worker.once('error', reject)
    worker.once('exit', () => resolve())
    worker.once('message', ({ kind }: { kind: string }) => {
      if (kind !== 'result') reject(new Error('El convenio no se imprimió'))
      worker.postMessage('fin')
    })
    worker.postMessage({ id: 1, op: 'convenio', input: datos })
  })

/**
 * Times version 2 and version 3 of the document of an agreement in turns. Any other load on the machine then slows both
 * equally.
 */
const compare = async (
  name: string,
  datos: ConvenioDatos,
  times: number,
  print: (datos: ConvenioDatos) => Promise<unknown>,
): Promise<Row[]> => {
  const medidas: Record<2 | 3, number[]> = { 2: [], 3: [] }
  for (let i = 0; i < times; i++)
    for (const version of VERSIONES)
      medidas[version].push(await time(() => print(enVersion(datos, version))))
  const [segunda, tercera] = VERSIONES.map((version) => median(medidas[version]))
  return [
    { name: `${name}, versión 2 (react-pdf)`, value: segunda ?? 0, unit: 'ms' },
    {
      ...{ name: `${name}, versión 3 (motor propio)`, value: tercera ?? 0, unit: 'ms' },
      ...{ ratio: (segunda ?? 0) / (tercera ?? 1), against: 'más rápida que la versión 2' },
    },
  ]
}

/**
 * Compares the two PDF engines that print a payment agreement: one prints version 2 of the document, and the other
 * version 3. Prints in this thread, and also in a new thread as the server does.
 */
export const benchConvenios = async (): Promise<Row[]> => {
  const fuentes = loadFuentes()
  const rows: Row[] = []
  for (const [name, datos] of CONVENIOS) {
    const print = (uno: ConvenioDatos) => renderConvenio(uno, fuentes, nodeDeflate)
    for (const version of VERSIONES) await print(enVersion(datos, version))
    rows.push(
      ...(await compare(`${name}, uno tras otro`, datos, SEGUIDOS, print)),
      ...(await compare(`${name}, en un hilo nuevo`, datos, EN_UN_HILO_NUEVO, printInThread)),
    )
  }
  return rows
}
