import { readFileSync } from 'node:fs'
import { openHilos } from './hilos.ts'
import { openLectura } from './lectura.ts'
import { printLote } from './print-lote.ts'

/**
 * Reads the peak memory of this program. The maximum that the system reports begins at the size of the parent process,
 * here a bench larger than the program measured. The high-water mark of its own memory does not.
 */
const peakMb = (): number => {
  const [, kb] = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  if (kb === undefined) throw new Error('El sistema no informa la memoria máxima')
  return Number(kb) / 1024
}

/** Reads and prints a lot of so many titles in a process of its own and says its peak memory in MB. */
const [assets = '', libros = '', titulos = '0'] = process.argv.slice(2)
const lectura = openLectura('apremia')
const filas = await lectura.read(`${libros}${titulos}.xlsx`, 50)
// Read and stored: as in the server, that thread ends and those that print start.
await lectura.close()
const hilos = await openHilos('apremia', 2, assets)
await printLote(async () => filas, hilos)
await hilos.close()
process.stdout.write(JSON.stringify(peakMb()))
