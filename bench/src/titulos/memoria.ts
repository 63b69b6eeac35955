import { readFileSync } from 'node:fs'
import { openHilos } from './hilos.ts'
import { openLectura } from './lectura.ts'
import { printLote } from './print-lote.ts'

/**
 * Reads the peak memory of this process from /proc. The `maxRSS` of Node starts at the size of the parent process,
 * which is larger than this program.
 */
const peakMb = (): number => {
  const [, kb] = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  if (kb === undefined) throw new Error('El sistema no informa la memoria máxima')
  return Number(kb) / 1024
}

/**
 * Command-line arguments: folder of the fonts, path prefix of the workbooks and number of documents. The program prints
 * a batch with that number of documents and writes its own peak memory in MB.
 */
const [assets = '', libros = '', titulos = '0'] = process.argv.slice(2)
const lectura = openLectura('apremia')
const filas = await lectura.read(`${libros}${titulos}.xlsx`, 50)
// The reading thread ends before the printing threads start, because the server does the same.
await lectura.close()
const hilos = await openHilos('apremia', 2, assets)
await printLote(async () => filas, hilos)
await hilos.close()
process.stdout.write(JSON.stringify(peakMb()))
