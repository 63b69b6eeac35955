import { verifyHistorial } from './verify-historial.ts'

export const historialHandlers = { verifyHistorial }
