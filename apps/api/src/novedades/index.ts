import { createInmuebleDeNovedad } from './create-inmueble-de-novedad.ts'
import { createNovedad } from './create-novedad.ts'
import { deleteDocumentoDeNovedad } from './delete-documento-de-novedad.ts'
import { deleteInmuebleDeNovedad } from './delete-inmueble-de-novedad.ts'
import { editInmuebleDeNovedad } from './edit-inmueble-de-novedad.ts'
import { editNovedad } from './edit-novedad.ts'
import { readNovedadesHandlers } from './read-novedades.ts'
import { saveContribuyente } from './save-contribuyente.ts'

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
