/**
 * Runs a function over each element, at most `cuantos` at a time. After a failure, no other element starts, and the
 * failure is thrown when the running ones end.
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
