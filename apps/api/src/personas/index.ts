import { downloadDatosPersonales } from './download-datos-personales.ts'
import { getConservacion } from './get-conservacion.ts'
import { getDatosPersonales } from './get-datos-personales.ts'
import { listDatosPersonales } from './list-datos-personales.ts'
import { listLecturasDePersona } from './list-lecturas-de-persona.ts'
import { startDatosPersonales } from './start-datos-personales.ts'
import { startDepuracion } from './start-depuracion.ts'

export const personasHandlers = {
  startDatosPersonales,
  listDatosPersonales,
  getDatosPersonales,
  downloadDatosPersonales,
  listLecturasDePersona,
  getConservacion,
  startDepuracion,
}
