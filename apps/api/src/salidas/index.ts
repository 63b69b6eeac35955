import { downloadSalida } from './download-salida.ts'
import { exportPersonas } from './export-personas.ts'
import { getSalidas } from './get-salidas.ts'
import { startSalida } from './start-salida.ts'

export const salidasHandlers = { startSalida, getSalidas, downloadSalida, exportPersonas }
