import type { Verb } from '../define.ts'
import { corregirRegistro } from './corregir-registro.ts'
import { datosDePersona } from './datos.ts'
import { depurar } from './depurar.ts'
import { guardarDomicilioElectronico } from './domicilio.ts'
import { eliminarRegistro } from './eliminar-registro.ts'
import { lecturasDePersona } from './lecturas.ts'
import { marcarContribuyente } from './marca.ts'
import { registrosDePersonas } from './registros.ts'

export const verbs: readonly Verb[] = [
  datosDePersona,
  lecturasDePersona,
  registrosDePersonas,
  corregirRegistro,
  eliminarRegistro,
  depurar,
  guardarDomicilioElectronico,
  marcarContribuyente,
]
