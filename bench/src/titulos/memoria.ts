import { openHilos } from './hilos.ts'
import { openLectura } from './lectura.ts'
import { printLote } from './print-lote.ts'

/** Reads and prints a lot of so many titles in a process of its own and says its peak memory in MB. */
const [assets = '', planillas = '', titulos = '0'] = process.argv.slice(2)
const lectura = openLectura('apremia')
const filas = await lectura.read(`${planillas}${titulos}.xlsx`, 50)
// Read and stored: as in the server, that thread ends and those that print start.
await lectura.close()
const hilos = await openHilos('apremia', 2, assets)
await printLote(async () => filas, hilos)
await hilos.close()
process.stdout.write(JSON.stringify(process.resourceUsage().maxRSS / 1024))
