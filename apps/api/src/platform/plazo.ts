/** Waits for a result up to `ms` milliseconds. Returns undefined when the result is late. */
export const withinPlazo = async <T>(ms: number, work: Promise<T>): Promise<T | undefined> => {
  let reloj: NodeJS.Timeout | undefined
  const tarde = new Promise<undefined>((resolve) => {
    reloj = setTimeout(() => resolve(undefined), ms)
  })
  try {
    return await Promise.race([work, tarde])
  } finally {
    clearTimeout(reloj)
  }
}

const enCurso = new Map<unknown, Promise<unknown>>()

/**
 * Runs `work`, which measures a disk or a database, for up to `ms` milliseconds. Returns undefined when the result is
 * late. A call with the same `clave` waits for the run in progress. So a disk that never answers blocks only one run.
 */
export const measureWithinPlazo = <T>(
  ms: number,
  clave: unknown,
  work: () => Promise<T>,
): Promise<T | undefined> => {
  let corre = enCurso.get(clave) as Promise<T> | undefined
  if (corre === undefined) {
    corre = work().finally(() => enCurso.delete(clave))
    enCurso.set(clave, corre)
  }
  return withinPlazo(ms, corre)
}
