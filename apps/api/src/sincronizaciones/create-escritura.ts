/** Writes the rows that it is given, some at a time, while others arrive. */
export interface Escritura<F> {
  /** Ends at once, or when the rows before are written: whoever brings rows goes no faster than they are written. */
  readonly add: (fila: F) => Promise<void>
  /** Writes the rest. */
  readonly end: () => Promise<void>
}

/** @param porVez rows of each writing */
export const createEscritura = <F>(
  porVez: number,
  write: (filas: readonly F[]) => Promise<void>,
): Escritura<F> => {
  let juntas: F[] = []
  let enCurso: Promise<void> = Promise.resolve()
  const flush = (): Promise<void> => {
    const filas = juntas
    juntas = []
    const antes = enCurso
    enCurso = antes.then(() => write(filas))
    // The failure is told by the next addition, or at the end.
    enCurso.catch(() => undefined)
    return antes
  }
  return {
    add: async (fila) => {
      juntas.push(fila)
      if (juntas.length >= porVez) await flush()
    },
    end: async () => {
      if (juntas.length > 0) await flush()
      await enCurso
    },
  }
}
