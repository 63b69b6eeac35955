interface Carriles {
  /**
   * Calls the municipality's service for a person who is waiting. The call waits only for calls of other people, and
   * runs before the waiting calls of long jobs.
   */
  readonly persona: <T>(call: () => Promise<T>) => Promise<T>
  /**
   * Calls the municipality's service for a long job. The call runs only when no call of a person is waiting. Long jobs
   * together use only some of the concurrent calls.
   */
  readonly lote: <T>(call: () => Promise<T>) => Promise<T>
}

/**
 * Creates the two queues of calls to the municipality's service, which never gets more than `maximo` concurrent calls.
 *
 * @param deLotes returns the number of concurrent calls that long jobs may use now
 */
export const createLugares = (maximo: number, deLotes: () => number): Carriles => {
  const colas = { persona: [] as (() => void)[], lote: [] as (() => void)[] }
  const enCurso = { persona: 0, lote: 0 }
  type Carril = keyof typeof colas

  const serve = (): void => {
    while (enCurso.persona + enCurso.lote < maximo) {
      const carril: Carril = colas.persona.length > 0 ? 'persona' : 'lote'
      if (carril === 'lote' && enCurso.lote >= deLotes()) return
      const start = colas[carril].shift()
      if (start === undefined) return
      enCurso[carril] += 1
      start()
    }
  }

  const through =
    (carril: Carril) =>
    async <T>(call: () => Promise<T>): Promise<T> => {
      await new Promise<void>((resolve) => {
        colas[carril].push(resolve)
        serve()
      })
      try {
        return await call()
      } finally {
        enCurso[carril] -= 1
        serve()
      }
    }

  return { persona: through('persona'), lote: through('lote') }
}
