import { createDireccionDeAgenda } from './create-direccion-de-agenda.ts'
import { downloadAgenda } from './download-agenda.ts'
import { getAgenda } from './get-agenda.ts'
import { getDireccionDeAgenda } from './get-direccion-de-agenda.ts'
import { listAgenda } from './list-agenda.ts'
import { revokeDireccionDeAgenda } from './revoke-direccion-de-agenda.ts'

export const agendaHandlers = {
  getAgenda,
  listAgenda,
  getDireccionDeAgenda,
  createDireccionDeAgenda,
  revokeDireccionDeAgenda,
  downloadAgenda,
}
