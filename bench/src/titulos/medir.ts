import { median } from '../median.ts'
import { openHilos } from './hilos.ts'
import type { Lector } from './lectores.ts'
import { openLectura } from './lectura.ts'
import type { Impresor } from './motores.ts'
import { printLote } from './print-lote.ts'

export interface Medida {
  readonly name: string
  /** Number of executive titles printed per second: the median of the measured rounds. */
  readonly porSegundo: number
  /** Mean size, in bytes, of one PDF in the zip. */
  readonly bytes: number
}

interface Corredor {
  readonly name: string
  readonly lector: Lector
  readonly motor: Impresor
  readonly threads: number
  /**
   * Number of executive titles that the program prints in one measurement. `batch` is the number of titles that a
   * thread takes and prints at a time.
   */
  readonly titulos: number
  readonly batch: number
}

const peer = (motor: Impresor) => ({ lector: 'sheetjs', motor }) as const
const scan = (motor: Impresor) => ({ lector: 'apremia', motor }) as const

/**
 * Programs to compare. Each program reads a workbook of executive titles and prints the titles into a zip, with the
 * same fonts and texts. Unlike SheetJS, the product's reader validates every row. `limite` is a minimal printer written
 * by hand (peers/limite.ts).
 */
const CORREDORES: readonly Corredor[] = [
  { ...peer('react-pdf'), name: 'SheetJS + react-pdf, un hilo', threads: 1, titulos: 16, batch: 4 },
  { ...peer('pdfkit'), name: 'SheetJS + pdfkit, un hilo', threads: 1, titulos: 80, batch: 10 },
  { ...peer('pdfkit'), name: 'SheetJS + pdfkit, dos hilos', threads: 2, titulos: 160, batch: 10 },
  { ...scan('limite'), name: 'límite a mano, dos hilos', threads: 2, titulos: 6_000, batch: 50 },
  { ...scan('apremia'), name: 'apremia, un hilo', threads: 1, titulos: 6_000, batch: 50 },
  { ...scan('apremia'), name: 'apremia, dos hilos', threads: 2, titulos: 6_000, batch: 50 },
  {
    ...{ lector: 'apremia-v2', motor: 'apremia-v2', name: 'apremia, versión 2, dos hilos' },
    ...{ threads: 2, titulos: 6_000, batch: 50 },
  },
  {
    ...{ lector: 'firmable', motor: 'apremia-v2' },
    ...{ name: 'apremia, versión 2 con QR y campo de firma, dos hilos', threads: 2 },
    ...{ titulos: 6_000, batch: 50 },
  },
  {
    ...{ lector: 'verificable', motor: 'apremia', name: 'apremia con QR, un hilo' },
    ...{ threads: 1, titulos: 6_000, batch: 50 },
  },
  {
    ...{ lector: 'verificable', motor: 'apremia', name: 'apremia con QR, dos hilos' },
    ...{ threads: 2, titulos: 6_000, batch: 50 },
  },
]
const ROUNDS = 5

/** Command-line arguments: the folder of the fonts, and the beginning of the path of the workbooks. */
const [assets = '', libros = ''] = process.argv.slice(2)
const libro = (titulos: number): string => `${libros}${titulos}.xlsx`
const rates = new Map<string, number[]>()
const sizes = new Map<string, number>()
// Each round runs all the programs in turn, so that other load on the machine affects all of them. The first round is a
// warm-up.
for (let round = 0; round <= ROUNDS; round++) {
  for (const { name, lector, motor, threads, titulos, batch } of CORREDORES) {
    const hilos = await openHilos(motor, threads, assets)
    const lectura = openLectura(lector)
    await printLote(() => lectura.read(libro(batch * 4), batch), hilos)
    const lote = await printLote(() => lectura.read(libro(titulos), batch), hilos)
    await lectura.close()
    await hilos.close()
    if (lote.titulos !== titulos) throw new Error(`${name} imprimió ${lote.titulos} títulos`)
    if (round === 0) continue
    rates.set(name, [...(rates.get(name) ?? []), titulos / lote.seconds])
    sizes.set(name, lote.bytes / titulos)
  }
}
const medidas: Medida[] = CORREDORES.map(({ name }) => ({
  name,
  porSegundo: median(rates.get(name) ?? []),
  bytes: sizes.get(name) ?? 0,
}))
process.stdout.write(JSON.stringify(medidas))
