import { createInmuebleDeNovedad } from './create-inmueble-de-novedad.ts'
import { createNovedad } from './create-novedad.ts'
import { deleteDocumentoDeNovedad } from './delete-documento-de-novedad.ts'
import { deleteInmuebleDeNovedad } from './delete-inmueble-de-novedad.ts'
import { deleteNovedad } from './delete-novedad.ts'
import { editInmuebleDeNovedad } from './edit-inmueble-de-novedad.ts'
import { editNovedad } from './edit-novedad.ts'
import { exportNovedades } from './export-novedades.ts'
import { getDocumentoDeNovedad } from './get-documento-de-novedad.ts'
import { getInmuebleDeNovedad } from './get-inmueble-de-novedad.ts'
import { getNovedad } from './get-novedad.ts'
import { restoreNovedad } from './restore-novedad.ts'
import { saveContribuyente } from './save-contribuyente.ts'
import { searchNovedades } from './search-novedades.ts'

export const novedadesHandlers = {
  searchNovedades,
  exportNovedades,
  getNovedad,
  createNovedad,
  saveContribuyente,
  editNovedad,
  deleteNovedad,
  restoreNovedad,
  createInmuebleDeNovedad,
  getInmuebleDeNovedad,
  editInmuebleDeNovedad,
  deleteInmuebleDeNovedad,
  getDocumentoDeNovedad,
  deleteDocumentoDeNovedad,
}
