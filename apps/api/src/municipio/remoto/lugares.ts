interface Carriles {
  /** People who look at a screen: the next free place is theirs. */
  readonly persona: <T>(call: () => Promise<T>) => Promise<T>
  /** Long works: the places that nobody who looks at a screen wants, and no more than they may use now. */
  readonly lote: <T>(call: () => Promise<T>) => Promise<T>
}

/**
 * Places for the calls to the service, shared by everything that asks, so that it never has more than these at once.
 *
 * @param deLotes places that long works may use now
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
