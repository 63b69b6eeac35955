import { downloadPersonas } from './download-personas.ts'
import { downloadSalida } from './download-salida.ts'
import { getSalidas } from './get-salidas.ts'
import { startSalida } from './start-salida.ts'

export const salidasHandlers = { startSalida, getSalidas, downloadSalida, downloadPersonas }
