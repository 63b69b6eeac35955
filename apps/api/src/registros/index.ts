import { createRegistro } from './create-registro.ts'
import { findRegistros } from './find-registros.ts'
import { getRegistroDocumento } from './get-registro-documento.ts'
import { getRegistros } from './get-registros.ts'

export const registrosHandlers = {
  getRegistros,
  findRegistros,
  createRegistro,
  getRegistroDocumento,
}
