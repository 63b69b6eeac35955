import { openHilos } from './hilos.ts'
import { printLote } from './print-lote.ts'
import { sampleBatches } from './sample.ts'

/** Prints a lot of so many titles in a process of its own and says its peak memory in MB. */
const [assets = '', titulos = '0'] = process.argv.slice(2)
const hilos = await openHilos('apremia', 2, assets)
await printLote(sampleBatches(Number(titulos), 50), hilos)
await hilos.close()
process.stdout.write(JSON.stringify(process.resourceUsage().maxRSS / 1024))
