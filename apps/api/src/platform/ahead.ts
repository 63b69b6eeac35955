/** Yields the same items one step ahead: while one is used, the next one is being made. */
export async function* ahead<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = items[Symbol.asyncIterator]()
  const ask = (): Promise<IteratorResult<T>> => {
    const next = iterator.next()
    // Avoids an unhandled rejection: the failure is thrown when this item's turn comes.
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
