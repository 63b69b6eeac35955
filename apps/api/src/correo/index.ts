import { getAvisosPorCorreo } from './get-avisos-por-correo.ts'
import { saveAvisosPorCorreo } from './save-avisos-por-correo.ts'
import { sendCorreoDePrueba } from './send-correo-de-prueba.ts'

export const correoHandlers = {
  getAvisosPorCorreo,
  saveAvisosPorCorreo,
  sendCorreoDePrueba,
}
