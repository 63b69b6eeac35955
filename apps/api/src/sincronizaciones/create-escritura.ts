export interface Escritura<F> {
  /**
   * Adds a row. When the batch is full, waits for the write of the previous batch, so that the caller cannot get ahead
   * of the database.
   */
  readonly add: (fila: F) => Promise<void>
  readonly end: () => Promise<void>
}

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
    // Prevents an unhandled rejection. The next `add` or `end` throws this failure.
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
