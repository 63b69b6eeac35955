import { exportEstadisticas } from './export-estadisticas.ts'
import { getEstadisticas } from './get-estadisticas.ts'

export const estadisticasHandlers = {
  getEstadisticas,
  exportEstadisticas,
}
