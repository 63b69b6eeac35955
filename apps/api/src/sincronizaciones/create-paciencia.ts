import { setTimeout as sleep } from 'node:timers/promises'
import { municipioFalla } from '../municipio/remoto/fallas.ts'
import { AppError } from '../platform/http/app-error.ts'

export type Ask = <T>(pregunta: () => Promise<T>) => Promise<T>

/**
 * Milliseconds to wait before each retry of a request to the municipality's service. In all, the waits take four
 * minutes.
 */
export const PAUSAS_DE_SINCRONIZACION: readonly number[] = [
  10_000, 20_000, 30_000, 60_000, 60_000, 60_000,
]

/**
 * Error codes that mean that the municipality's service answers no request at all. Any other code concerns a single
 * request.
 */
const SIN_CONTESTAR: readonly string[] = ['municipio-no-disponible', 'municipio-demora']

export const isSinContestar = (error: unknown): boolean =>
  error instanceof AppError && SIN_CONTESTAR.includes(error.code)

/**
 * Creates the retry policy that all requests of a job share. While the municipality's service answers no request, all
 * requests pause together, longer each time. When only some requests fail, each failed request is retried alone.
 */
export const createPaciencia = (pausas: readonly number[], signal: AbortSignal): Ask => {
  let contestadas = 0
  let seguidas = 0
  let pausa: Promise<void> | undefined
  const startPausa = (): void => {
    const ms = pausas[Math.min(seguidas, pausas.length - 1)]
    seguidas += 1
    const nueva = sleep(ms, undefined, { signal }).finally(() => {
      if (pausa === nueva) pausa = undefined
    })
    // When the job is cancelled, the pause rejects, perhaps while no request waits for it. Without this handler, that
    // would be an unhandled rejection.
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
