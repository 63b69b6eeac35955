interface Carriles {
  /**
   * Runs a call for a person who is waiting for a screen. The call waits only for calls of other people, and goes
   * before the waiting calls of long jobs.
   */
  readonly persona: <T>(call: () => Promise<T>) => Promise<T>
  /**
   * Runs a call of a long job. The call gets a slot only when no person waits for it, and long jobs together use only
   * some of the slots.
   */
  readonly lote: <T>(call: () => Promise<T>) => Promise<T>
}

/**
 * Creates the slots for the calls to the municipality's service. All callers share the slots, so the service never has
 * more than `maximo` concurrent calls.
 *
 * @param deLotes number of slots that long jobs may use now
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
