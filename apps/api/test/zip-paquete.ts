import { createWriteStream } from 'node:fs'
import { openPaquete, writePaqueteZip } from '@apremia/workbooks'

const [carpeta = '', path = ''] = process.argv.slice(2)
const paquete = await openPaquete(carpeta)
await writePaqueteZip(createWriteStream(path), paquete)
paquete.close()
