import { createCondicion } from './create-condicion.ts'
import { editCondicion } from './edit-condicion.ts'
import { exportCondiciones } from './export-condiciones.ts'
import { getCondiciones } from './get-condiciones.ts'
import { getCondicionesEjemplo } from './get-condiciones-ejemplo.ts'
import { loadCondiciones } from './load-condiciones.ts'

export const condicionesHandlers = {
  getCondiciones,
  exportCondiciones,
  getCondicionesEjemplo,
  createCondicion,
  editCondicion,
  loadCondiciones,
}
