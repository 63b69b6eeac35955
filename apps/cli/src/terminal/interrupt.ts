import { SALIDAS } from './exit-code.ts'

export interface Interrupt {
  /** Aborted by the first Ctrl-C (or SIGTERM). */
  readonly signal: AbortSignal
  readonly dispose: () => void
}

/**
 * Ctrl-C once stops in order: the signal aborts what is under way and the command says how to go on.
 * Twice ends the process at once.
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
