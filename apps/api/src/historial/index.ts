import { exportHistorial } from './export-historial.ts'
import { getCambiosDeHistorial } from './get-cambios-de-historial.ts'
import { searchHistorial } from './search-historial.ts'
import { verifyHistorial } from './verify-historial.ts'

export const historialHandlers = {
  searchHistorial,
  getCambiosDeHistorial,
  exportHistorial,
  verifyHistorial,
}
