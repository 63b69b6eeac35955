export async function* ahead<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = items[Symbol.asyncIterator]()
  const ask = (): Promise<IteratorResult<T>> => {
    const next = iterator.next()
    // The next element is requested before the loop awaits it, so the request may fail with nobody awaiting it. This
    // empty handler prevents an unhandled rejection. The loop still throws the error when it awaits the request.
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
