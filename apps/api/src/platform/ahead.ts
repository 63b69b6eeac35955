export async function* ahead<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = items[Symbol.asyncIterator]()
  const ask = (): Promise<IteratorResult<T>> => {
    const next = iterator.next()
    // The next element is requested early, and that request may fail before the loop awaits it. The empty handler
    // prevents an unhandled rejection, and the loop still throws the error.
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
