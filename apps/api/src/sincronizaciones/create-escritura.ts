export interface Escritura<F> {
  /**
   * Adds a row to the current batch. When the batch is full, waits until the previous batch is written, so that at most
   * two batches are in memory.
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
    // Prevents an unhandled rejection when a batch cannot be written. The next call of `add` or `end` throws that
    // error.
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
