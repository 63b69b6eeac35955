import { conveniosDelMunicipio } from './convenios.ts'
import { deudaHandlers } from './deuda.ts'
import { gestionHandlers } from './gestion.ts'
import { listadosHandlers } from './listados.ts'
import { planesDelMunicipio } from './planes.ts'
import { situacionesHandlers } from './situaciones.ts'

/** The municipal calls about debt and its legal management. */
export const handlersDeDeuda = {
  ...deudaHandlers,
  ...situacionesHandlers,
  ...planesDelMunicipio,
  ...conveniosDelMunicipio,
  ...gestionHandlers,
  ...listadosHandlers,
}
