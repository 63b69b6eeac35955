/** Good answers in a row after which one more call at a time is let through. */
const BUENAS = 20

export interface Ritmo {
  /** Calls that may be under way at once now. */
  readonly permitidas: () => number
  /** Makes a call and learns from it. A call that throws had no answer. */
  readonly measure: <T>(call: () => Promise<T>) => Promise<T>
}

/**
 * Calls at a time that the service stands: half of them after a call without an answer or with a slow one, and one
 * more after many good ones, between one and the most there may be. Calls that were under way together count as one
 * failure.
 *
 * @param lenta milliseconds from which an answer is slow
 */
export const createRitmo = (maximo: number, lenta: number): Ritmo => {
  let permitidas = maximo
  let buenas = 0
  /** Times it was lowered. A call that began before the last time tells nothing new. */
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
