export async function* ahead<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = items[Symbol.asyncIterator]()
  const ask = (): Promise<IteratorResult<T>> => {
    const next = iterator.next()
    // Avoids an unhandled rejection. The error of `next` is thrown when the caller reaches that item.
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
