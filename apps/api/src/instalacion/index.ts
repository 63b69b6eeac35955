import { reviewIdentidadConfigurada } from './review-identidad.ts'

export const instalacionHandlers = {
  reviewIdentidad: reviewIdentidadConfigurada,
}
