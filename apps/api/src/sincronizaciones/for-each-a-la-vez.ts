/**
 * Runs a function over each item with limited concurrency. After a failure no other item starts. The failure is thrown
 * when the running items end.
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
