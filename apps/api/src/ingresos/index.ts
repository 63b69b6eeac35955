import { exportIngresos } from './export-ingresos.ts'
import { exportResumenDeIngresos } from './export-resumen-de-ingresos.ts'
import { getIngresos } from './get-ingresos.ts'
import { getResumenDeIngresos } from './get-resumen-de-ingresos.ts'
import { searchIngresos } from './search-ingresos.ts'

export const ingresosHandlers = {
  getResumenDeIngresos,
  exportResumenDeIngresos,
  getIngresos,
  searchIngresos,
  exportIngresos,
}
