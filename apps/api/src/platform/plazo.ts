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
 * Runs `work`, which measures a disk or a database. Returns undefined when the result takes longer than `ms`
 * milliseconds. While an earlier run with the same `clave` has not ended, waits for that run. So a disk that never
 * answers blocks only one run.
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
