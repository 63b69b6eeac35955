import { downloadDatosPersonales } from './download-datos-personales.ts'
import { getDatosPersonales } from './get-datos-personales.ts'
import { listDatosPersonales } from './list-datos-personales.ts'
import { listLecturasDePersona } from './list-lecturas-de-persona.ts'
import { startDatosPersonales } from './start-datos-personales.ts'

export const personasHandlers = {
  startDatosPersonales,
  listDatosPersonales,
  getDatosPersonales,
  downloadDatosPersonales,
  listLecturasDePersona,
}
