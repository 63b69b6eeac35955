import { acceptPropuestas } from './accept-propuestas.ts'
import { getPuestaEnMarcha } from './get-puesta-en-marcha.ts'
import { reviewIdentidad } from './review-identidad.ts'

export const instalacionHandlers = {
  reviewIdentidad,
  getPuestaEnMarcha,
  acceptPropuestas,
}
