import { handlersDeDeuda } from './deuda-handlers.ts'
import { registroHandlers } from './padron.ts'
import { exportarRegistroHandlers } from './padron-exportar.ts'

/** The municipal service (S1 §7, S2 §7), over either of its providers. */
export const municipioHandlers = {
  ...registroHandlers,
  ...exportarRegistroHandlers,
  ...handlersDeDeuda,
}
