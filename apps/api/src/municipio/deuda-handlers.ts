import { conveniosHandlers } from './convenios.ts'
import { deudaHandlers } from './deuda.ts'
import { gestionHandlers } from './gestion.ts'
import { listadosHandlers } from './listados.ts'
import { planesHandlers } from './planes.ts'
import { situacionesHandlers } from './situaciones.ts'

/** The municipal calls about debt and its legal management. */
export const handlersDeDeuda = {
  ...deudaHandlers,
  ...situacionesHandlers,
  ...planesHandlers,
  ...conveniosHandlers,
  ...gestionHandlers,
  ...listadosHandlers,
}
