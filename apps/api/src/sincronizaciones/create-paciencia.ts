import { setTimeout as sleep } from 'node:timers/promises'
import { municipioFalla } from '../municipio/remoto/fallas.ts'
import { AppError } from '../platform/http/app-error.ts'

/** Asks the service a question, and again while the service does not answer. */
export type Ask = <T>(pregunta: () => Promise<T>) => Promise<T>

/** Pauses before asking again a service that does not answer, in milliseconds: some four minutes in all. */
export const PAUSAS_DE_SINCRONIZACION: readonly number[] = [
  10_000, 20_000, 30_000, 60_000, 60_000, 60_000,
]

/** Whether the failure is of the service as a whole. Any other one concerns the question alone. */
const SIN_CONTESTAR: readonly string[] = ['municipio-no-disponible', 'municipio-demora']

export const isSinContestar = (error: unknown): boolean =>
  error instanceof AppError && SIN_CONTESTAR.includes(error.code)

/**
 * Patience with a service, shared by all the questions of a work. While the service does not answer nothing is asked,
 * for longer and longer pauses. A question without an answer while others have theirs waits alone, and its failure is
 * its own.
 */
export const createPaciencia = (pausas: readonly number[], signal: AbortSignal): Ask => {
  let contestadas = 0
  /** Pauses since the last answer. */
  let seguidas = 0
  let pausa: Promise<void> | undefined
  const startPausa = (): void => {
    const ms = pausas[Math.min(seguidas, pausas.length - 1)]
    seguidas += 1
    const nueva = sleep(ms, undefined, { signal }).finally(() => {
      if (pausa === nueva) pausa = undefined
    })
    // Each question waits for it, and one of them may have ended before.
    nueva.catch(() => undefined)
    pausa = nueva
  }
  const noteContestada = (): void => {
    contestadas += 1
    seguidas = 0
  }
  return async (pregunta) => {
    let fallas = 0
    for (;;) {
      await pausa
      signal.throwIfAborted()
      const antes = contestadas
      try {
        const respuesta = await pregunta()
        noteContestada()
        return respuesta
      } catch (error) {
        if (!isSinContestar(error)) {
          noteContestada()
          throw error
        }
        const sola = contestadas > antes
        fallas += 1
        if (fallas > pausas.length) throw sola ? municipioFalla() : error
        if (sola) await sleep(pausas[fallas - 1], undefined, { signal })
        else if (pausa === undefined) startPausa()
      }
    }
  }
}
