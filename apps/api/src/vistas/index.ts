import { chooseVistaInicial } from './choose-vista-inicial.ts'
import { createVista } from './create-vista.ts'
import { deleteVista } from './delete-vista.ts'
import { editVista } from './edit-vista.ts'
import { listVistas } from './list-vistas.ts'

export const vistasHandlers = {
  listVistas,
  createVista,
  editVista,
  deleteVista,
  chooseVistaInicial,
}
