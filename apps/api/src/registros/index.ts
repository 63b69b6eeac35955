import { createRegistro } from './create-registro.ts'
import { deleteRegistro } from './delete-registro.ts'
import { editRegistro } from './edit-registro.ts'
import { findRegistros } from './find-registros.ts'
import { getRegistroDocumento } from './get-registro-documento.ts'
import { getRegistros } from './get-registros.ts'

export const registrosHandlers = {
  getRegistros,
  findRegistros,
  createRegistro,
  editRegistro,
  deleteRegistro,
  getRegistroDocumento,
}
