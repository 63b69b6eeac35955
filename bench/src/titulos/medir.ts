import { openHilos } from './hilos.ts'
import type { Motor } from './motores.ts'
import { printLote } from './print-lote.ts'
import { sampleBatches } from './sample.ts'

export interface Medida {
  readonly name: string
  /** Titles per second, median of the rounds. */
  readonly porSegundo: number
  /** Mean size of a title in the zip. */
  readonly bytes: number
}

interface Corredor {
  readonly name: string
  readonly motor: Motor
  readonly threads: number
  /** Titles of a round, and how many travel together. */
  readonly titulos: number
  readonly batch: number
}

const CORREDORES: readonly Corredor[] = [
  { name: 'react-pdf, un hilo', motor: 'react-pdf', threads: 1, titulos: 16, batch: 4 },
  {
    name: 'pdfkit con la misma fuente, un hilo',
    motor: 'pdfkit',
    threads: 1,
    titulos: 80,
    batch: 10,
  },
  {
    name: 'pdfkit con la misma fuente, dos hilos',
    motor: 'pdfkit',
    threads: 2,
    titulos: 160,
    batch: 10,
  },
  { name: 'límite a mano, dos hilos', motor: 'limite', threads: 2, titulos: 6_000, batch: 50 },
  { name: 'apremia, un hilo', motor: 'apremia', threads: 1, titulos: 3_000, batch: 50 },
  { name: 'apremia, dos hilos', motor: 'apremia', threads: 2, titulos: 6_000, batch: 50 },
]
const ROUNDS = 5

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.NaN
}

/** Rounds are interleaved so that a busy moment of the machine falls on all of them; the first warms up. */
const [assets = ''] = process.argv.slice(2)
const rates = new Map<string, number[]>()
const sizes = new Map<string, number>()
for (let round = 0; round <= ROUNDS; round++) {
  for (const { name, motor, threads, titulos, batch } of CORREDORES) {
    const hilos = await openHilos(motor, threads, assets)
    await printLote(sampleBatches(batch * threads * 2, batch), hilos)
    const { seconds, bytes } = await printLote(sampleBatches(titulos, batch), hilos)
    await hilos.close()
    if (round === 0) continue
    rates.set(name, [...(rates.get(name) ?? []), titulos / seconds])
    sizes.set(name, bytes / titulos)
  }
}
const medidas: Medida[] = CORREDORES.map(({ name }) => ({
  name,
  porSegundo: median(rates.get(name) ?? []),
  bytes: sizes.get(name) ?? 0,
}))
process.stdout.write(JSON.stringify(medidas))
