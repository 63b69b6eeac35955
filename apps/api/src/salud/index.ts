import { getSaludLista } from './get-salud-lista.ts'
import { getSaludViva } from './get-salud-viva.ts'

export const saludHandlers = {
  getSaludViva,
  getSaludLista,
}
