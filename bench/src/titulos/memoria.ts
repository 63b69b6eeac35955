import { openHilos } from './hilos.ts'
import { openLectura } from './lectura.ts'
import { printLote } from './print-lote.ts'

/** Reads and prints a lot of so many titles in a process of its own and says its peak memory in MB. */
const [assets = '', planillas = '', titulos = '0'] = process.argv.slice(2)
const hilos = await openHilos('apremia', 2, assets)
const lectura = openLectura('apremia')
await printLote(lectura.batches(`${planillas}${titulos}.xlsx`, 50), hilos)
await lectura.close()
await hilos.close()
process.stdout.write(JSON.stringify(process.resourceUsage().maxRSS / 1024))
