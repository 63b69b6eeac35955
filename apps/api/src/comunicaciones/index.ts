import { createComunicacion } from './create-comunicacion.ts'
import { deleteComunicaciones } from './delete-comunicaciones.ts'
import { getComunicacionDocumento } from './get-comunicacion-documento.ts'
import { getComunicaciones } from './get-comunicaciones.ts'
import { getComunicacionesSinLeer } from './get-comunicaciones-sin-leer.ts'
import { getDestinatarios } from './get-destinatarios.ts'
import { readComunicacion } from './read-comunicacion.ts'
import { restoreComunicacion } from './restore-comunicacion.ts'
import { updateComunicaciones } from './update-comunicaciones.ts'

export const comunicacionesHandlers = {
  getComunicaciones,
  getComunicacionesSinLeer,
  getDestinatarios,
  createComunicacion,
  updateComunicaciones,
  deleteComunicaciones,
  restoreComunicacion,
  readComunicacion,
  getComunicacionDocumento,
}
