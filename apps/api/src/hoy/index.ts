import { getHoy } from './get-hoy.ts'

export const hoyHandlers = {
  getHoy,
}
