import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../platform/http/app-error.ts'

/** Pauses before asking again a service that does not answer, in milliseconds: some four minutes in all. */
export const PAUSAS_DE_SINCRONIZACION: readonly number[] = [
  10_000, 20_000, 30_000, 60_000, 60_000, 60_000,
]

/** Whether the failure is of the service as a whole. Any other one concerns the question alone. */
const SIN_CONTESTAR: readonly string[] = ['municipio-no-disponible', 'municipio-demora']

export const isSinContestar = (error: unknown): boolean =>
  error instanceof AppError && SIN_CONTESTAR.includes(error.code)

/** Asks, and repeats after longer and longer pauses while the service does not answer at all. */
export const withPaciencia = async <T>(
  ask: () => Promise<T>,
  pausas: readonly number[],
  signal: AbortSignal,
): Promise<T> => {
  for (const pausa of pausas) {
    signal.throwIfAborted()
    try {
      return await ask()
    } catch (error) {
      if (!isSinContestar(error)) throw error
      await sleep(pausa, undefined, { signal })
    }
  }
  return ask()
}
