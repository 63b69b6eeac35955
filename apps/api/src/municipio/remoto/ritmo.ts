/**
 * Number of consecutive good answers of the municipality's service after which the limit of concurrent calls grows by
 * one.
 */
const BUENAS = 20

export interface Ritmo {
  readonly permitidas: () => number
  /**
   * Calls the municipality's service, and adapts the limit of concurrent calls to the result. A call that throws counts
   * as a call without an answer.
   */
  readonly measure: <T>(call: () => Promise<T>) => Promise<T>
}

/**
 * Creates a limit of concurrent calls that adapts to the municipality's service. A slow or unanswered call halves the
 * limit. Many good answers in a row raise the limit by one, up to `maximo`. Calls that fail together halve the limit
 * only once.
 *
 * @param lenta milliseconds from which an answer is slow
 */
export const createRitmo = (maximo: number, lenta: number): Ritmo => {
  let permitidas = maximo
  let buenas = 0
  /**
   * Number of times that the limit of concurrent calls was lowered. A call remembers the number at its start. When the
   * call fails and the number has changed, the call does not lower the limit again.
   */
  let bajadas = 0
  const lower = (vistas: number): void => {
    buenas = 0
    if (vistas !== bajadas) return
    bajadas += 1
    permitidas = Math.max(1, Math.floor(permitidas / 2))
  }
  const raise = (): void => {
    buenas += 1
    if (buenas < BUENAS) return
    buenas = 0
    permitidas = Math.min(maximo, permitidas + 1)
  }
  return {
    permitidas: () => permitidas,
    measure: async (call) => {
      const vistas = bajadas
      const desde = performance.now()
      try {
        const valor = await call()
        if (performance.now() - desde >= lenta) lower(vistas)
        else raise()
        return valor
      } catch (error) {
        lower(vistas)
        throw error
      }
    },
  }
}
