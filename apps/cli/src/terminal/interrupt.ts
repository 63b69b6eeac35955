import { SALIDAS } from './exit-code.ts'

export interface Interrupt {
  readonly signal: AbortSignal
  readonly dispose: () => void
}

/**
 * Handles Ctrl-C. After the first press, the command stops cleanly and says how to resume. The second press ends the
 * process at once.
 */
export const listenForInterrupt = (say: (text: string) => void): Interrupt => {
  const controller = new AbortController()
  const onSignal = (): void => {
    if (controller.signal.aborted) process.exit(SALIDAS.interrumpido)
    say('Interrumpiendo… (Ctrl-C otra vez para salir ya)')
    controller.abort()
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  return {
    signal: controller.signal,
    dispose: () => {
      process.off('SIGINT', onSignal)
      process.off('SIGTERM', onSignal)
    },
  }
}
