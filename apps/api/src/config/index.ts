import { getConfig } from './get-config.ts'
import { getSalud } from './get-salud.ts'

export const configHandlers = {
  getConfig,
  getSalud,
}
