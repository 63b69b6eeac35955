import { cancelTrabajo } from './cancel-trabajo.ts'
import { downloadTrabajo } from './download-trabajo.ts'
import { getTrabajo } from './get-trabajo.ts'
import { listTrabajos } from './list-trabajos.ts'
import { watchTrabajo } from './watch-trabajo.ts'

export const trabajosHandlers = {
  listTrabajos,
  getTrabajo,
  watchTrabajo,
  cancelTrabajo,
  downloadTrabajo,
}
