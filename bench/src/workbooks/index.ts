import { join } from 'node:path'
import { median } from '../median.ts'
import type { Row } from '../row.ts'
import type { Medida } from './medida.ts'
import { bundleProgramas, makePadron, medirPrograma, OUT, type Programa } from './programas.ts'

const LEER = Number(process.env.BENCH_FILAS_LEER ?? 400_000)
const ESCRIBIR = Number(process.env.BENCH_FILAS_ESCRIBIR ?? 50_000)
const RONDAS = Number(process.env.BENCH_RONDAS ?? 3)

const porSegundo = (medidas: readonly Medida[]): number =>
  median(medidas.map(({ filas, segundos }) => filas / segundos))
const memoria = (medidas: readonly Medida[]): number =>
  median(medidas.map((medida) => medida.memoria))

/** Measures the product and SheetJS in alternate rounds, so that other load on the machine affects the two equally. */
const medirAmbos = (
  ours: Programa,
  peer: Programa,
  args: (programa: Programa) => readonly string[],
): { ours: Medida[]; peer: Medida[] } => {
  const medidas: { ours: Medida[]; peer: Medida[] } = { ours: [], peer: [] }
  for (let ronda = 0; ronda < RONDAS; ronda++) {
    medidas.ours.push(medirPrograma(ours, ...args(ours)))
    medidas.peer.push(medirPrograma(peer, ...args(peer)))
  }
  return medidas
}

const rowsOf = (
  what: string,
  filas: number,
  ours: readonly Medida[],
  peer: readonly Medida[],
): Row[] => {
  const name = `${what} ${filas.toLocaleString('es-AR')} filas de 20 columnas`
  return [
    { name: `${name}, SheetJS`, value: porSegundo(peer), unit: 'filas/s' },
    {
      name: `${name}, apremia`,
      value: porSegundo(ours),
      unit: 'filas/s',
      ratio: porSegundo(ours) / porSegundo(peer),
      against: 'SheetJS',
    },
    { name: `memoria al ${what}, SheetJS`, value: memoria(peer), unit: 'MB' },
    {
      name: `memoria al ${what}, apremia`,
      value: memoria(ours),
      unit: 'MB',
      ratio: memoria(ours) / memoria(peer),
      against: 'SheetJS',
    },
  ]
}

const checkControl = (ours: readonly Medida[], peer: readonly Medida[]): void => {
  const [a, b] = [ours[0], peer[0]]
  if (a?.filas !== b?.filas || Math.abs((a?.control ?? 0) - (b?.control ?? 0)) > 1)
    throw new Error(`Lecturas distintas: ${JSON.stringify([a, b])}`)
}

/**
 * Measures how the product and SheetJS read and write workbooks, each in a separate process. Targets of performance.md:
 * - Read 400,000 rows: 15 times as fast as SheetJS, under 200 MB.
 * - Write 50,000 rows: 4 times as fast, under 100 MB, with memory that does not grow.
 */
export const benchWorkbooks = async (): Promise<Row[]> => {
  await bundleProgramas()
  const libro = join(OUT, 'registro.xlsx')
  makePadron(libro, LEER)
  const leer = medirAmbos('leer-apremia', 'leer-sheetjs', () => [libro])
  checkControl(leer.ours, leer.peer)
  const escribir = medirAmbos('escribir-apremia', 'escribir-sheetjs', (programa) => [
    join(OUT, `${programa}.xlsx`),
    String(ESCRIBIR),
  ])
  const largo = medirPrograma('escribir-apremia', join(OUT, 'largo.xlsx'), String(ESCRIBIR * 4))
  return [
    ...rowsOf('leer', LEER, leer.ours, leer.peer),
    ...rowsOf('escribir', ESCRIBIR, escribir.ours, escribir.peer),
    {
      name: 'memoria al escribir cuatro veces más filas, apremia',
      value: largo.memoria,
      unit: 'MB',
      ratio: largo.memoria / memoria(escribir.ours),
      against: 'la de una vez',
    },
  ]
}
