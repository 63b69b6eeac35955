interface FetchOptions {
  /** How long the first byte of the answer may take. */
  readonly seconds: number
  /** Told of each call and how it ended, never of what it carried. */
  readonly tell: (line: string) => void
}

/** The same answer, whose body ends with an error as soon as the signal aborts. */
const abortable = (response: Response, signal: AbortSignal): Response => {
  if (response.body === null) return response
  const { status, statusText, headers } = response
  const body = response.body.pipeThrough(new TransformStream(), { signal })
  return new Response(body, { status, statusText, headers })
}

const rejection = (signal: AbortSignal): Promise<never> => {
  const promise = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  promise.catch(() => undefined)
  return promise
}

/**
 * `fetch` with a limit to the wait for an answer (not to its download). Node's own may forget a signal once
 * its Request has been collected (undici 1926), and a Ctrl-C would go unheard by a stream of events: so the
 * signal is heeded here too.
 */
export const createAbortableFetch =
  ({ seconds, tell }: FetchOptions): typeof fetch =>
  async (input, init) => {
    const controller = new AbortController()
    const { signal } = controller
    const given = init?.signal
    const abort = (): void => controller.abort(given?.reason)
    const late = (): void => controller.abort(new Error(`sin respuesta en ${seconds} s`))
    const timer = setTimeout(late, seconds * 1000)
    const aborted = rejection(signal)
    given?.addEventListener('abort', abort, { once: true })
    if (given?.aborted === true) abort()
    const started = performance.now()
    const call = `${init?.method ?? 'GET'} ${String(input)}`
    try {
      const response = await Promise.race([fetch(input, { ...init, signal }), aborted])
      tell(`${call} → ${response.status} (${Math.round(performance.now() - started)} ms)`)
      return abortable(response, signal)
    } catch (error) {
      tell(`${call} → ${error instanceof Error ? error.message : String(error)}`)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
