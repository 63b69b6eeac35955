import { exportHistorial, getCambiosDeHistorial, searchHistorial } from './read-historial.ts'
import { verifyHistorial } from './verify-historial.ts'

export const historialHandlers = {
  searchHistorial,
  getCambiosDeHistorial,
  exportHistorial,
  verifyHistorial,
}
