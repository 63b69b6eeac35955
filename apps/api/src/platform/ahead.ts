/** The same items, each asked for while the one before it is used: whoever makes them never waits to be asked. */
export async function* ahead<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = items[Symbol.asyncIterator]()
  const ask = (): Promise<IteratorResult<T>> => {
    const next = iterator.next()
    // A failure is told when its turn comes.
    next.catch(() => undefined)
    return next
  }
  try {
    let next = ask()
    for (;;) {
      const { done, value } = await next
      if (done) return
      next = ask()
      yield value
    }
  } finally {
    await iterator.return?.()
  }
}
