import { handlersDeDeuda } from './deuda-handlers.ts'
import { padronHandlers } from './padron.ts'
import { exportarPadronHandlers } from './padron-exportar.ts'

/** The municipal service (S1 §7, S2 §7), over either of its providers. */
export const municipioHandlers = {
  ...padronHandlers,
  ...exportarPadronHandlers,
  ...handlersDeDeuda,
}
