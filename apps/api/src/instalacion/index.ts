import { reviewIdentidad } from './review-identidad.ts'

export const instalacionHandlers = {
  reviewIdentidad,
}
