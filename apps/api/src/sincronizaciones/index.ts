import { checkServicio } from './check-servicio.ts'
import { getSincronizacion } from './get-sincronizacion.ts'
import { startSincronizacion } from './start-sincronizacion.ts'

export const sincronizacionesHandlers = { startSincronizacion, getSincronizacion, checkServicio }
