import { direccionDeAgendaHandlers } from './direccion.ts'
import { downloadAgenda } from './download-agenda.ts'
import { lecturasDeAgenda } from './read-agenda.ts'

export const agendaHandlers = {
  ...lecturasDeAgenda,
  ...direccionDeAgendaHandlers,
  downloadAgenda,
}
