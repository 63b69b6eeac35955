/** Waits for a result up to `ms` milliseconds. Returns undefined when the result does not come in time. */
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
