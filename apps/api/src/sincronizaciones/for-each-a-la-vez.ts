/**
 * Runs a work over each of many, a few at a time, each as soon as another ends. The first failure lets no other one
 * begin, and is thrown when those under way have ended.
 */
export const forEachALaVez = async <T>(
  items: Iterable<T>,
  cuantos: number,
  run: (item: T) => Promise<void>,
): Promise<void> => {
  const restantes = items[Symbol.iterator]()
  let caida: { readonly error: unknown } | undefined
  const work = async (): Promise<void> => {
    while (caida === undefined) {
      const siguiente = restantes.next()
      if (siguiente.done === true) return
      try {
        await run(siguiente.value)
      } catch (error) {
        caida ??= { error }
      }
    }
  }
  await Promise.all(Array.from({ length: cuantos }, work))
  if (caida !== undefined) throw caida.error
}
