import { getPaquete } from './get-paquete.ts'
import { getPaquetes } from './get-paquetes.ts'
import { loadPaquete } from './load-paquete.ts'

export const paquetesHandlers = { loadPaquete, getPaquetes, getPaquete }
