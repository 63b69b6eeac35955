import { getHoy } from './get-hoy.ts'
import { getMiDia } from './get-mi-dia.ts'

export const hoyHandlers = {
  getHoy,
  getMiDia,
}
