import { readNovedadesHandlers } from './read-novedades.ts'
import { saveContribuyente } from './save-contribuyente.ts'
import {
  createInmuebleDeNovedad,
  deleteDocumentoDeNovedad,
  deleteInmuebleDeNovedad,
  editInmuebleDeNovedad,
} from './write-inmueble.ts'
import { createNovedad, editNovedad } from './write-novedad.ts'

export const novedadesHandlers = {
  ...readNovedadesHandlers,
  saveContribuyente,
  createNovedad,
  editNovedad,
  createInmuebleDeNovedad,
  editInmuebleDeNovedad,
  deleteInmuebleDeNovedad,
  deleteDocumentoDeNovedad,
}
