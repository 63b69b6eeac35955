import { type BodyOf, type Entry, type ParamsOf, prefixOf, type QueryOf } from '../entry.ts'
import { ApiError, noAnswer, readApiError } from './api-error.ts'
import { readFileReply } from './file-reply.ts'
import { type Desajuste, describeValor, findDesajuste } from './find-desajuste.ts'
import { onlyKnown } from './only-known.ts'
import type { TipoDeReply } from './reply.ts'
import { buildBody, buildUrl, type CallInput } from './request.ts'

export interface ClientOptions {
  /**
   * Origin (scheme, host and port) of the Apremia server, without a trailing slash. '' means the origin of the page.
   */
  readonly baseUrl: string
  readonly fetch: typeof globalThis.fetch
  readonly token: () => string | undefined
  /** Channel through which the person acts, recorded in the audit history. */
  readonly origen: 'web' | 'cli'
  /**
   * Called with the value of a response that does not match its schema. The function is only for development: the value
   * may be personal data, so it must not be logged.
   */
  readonly onDesajuste?: (llamada: string, desajuste: Desajuste) => void
}

type Given<T, Key extends string> = [T] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : { readonly [K in Key]: Partial<T> }

export type InputOf<E> = Given<ParamsOf<E>, 'params'> &
  ([QueryOf<E>] extends [undefined]
    ? { readonly query?: undefined }
    : { readonly query?: Partial<QueryOf<E>> }) &
  Given<BodyOf<E>, 'body'> & {
    readonly files?: CallInput['files']
    readonly signal?: AbortSignal | undefined
    /**
     * When true, the server makes the requested document in a background job (`Prefer: respond-async`), and the
     * response is the job.
     */
    readonly async?: boolean
    /**
     * Value of the `Idempotency-Key` header, for a call that is `idempotente`. The server executes only the first
     * request with each key.
     */
    readonly idempotencyKey?: string | undefined
  }

/**
 * Input of a call that returns a list by pages. `pagina` and `porPagina` are required, because the screens and commands
 * of Apremia never request a whole list (D167).
 */
export type PageInputOf<E> = InputOf<E> & {
  readonly query: { readonly pagina: number; readonly porPagina: number }
}

export interface Page<T> {
  readonly rows: T
  readonly total: number
}

export interface Client {
  /**
   * Sends a request to the API. `entry` is the definition of the API call. With a name instead, every bundle would have
   * to contain the definitions of all the calls.
   */
  call<E extends Entry>(entry: E, input: InputOf<E>): Promise<TipoDeReply<E>>
  page<E extends Entry>(entry: E, input: InputOf<E>): Promise<Page<TipoDeReply<E>>>
}

const llamadaDe = (entry: Entry): string => `${entry.method} ${prefixOf(entry)}${entry.path}`

const unreadable = (status: number, entry: Entry, { campo, valor }: Desajuste): ApiError =>
  new ApiError(status, {
    code: 'respuesta-inesperada',
    message: 'El servicio respondió algo que no se pudo leer. Intente nuevamente en unos minutos.',
    detalle: { llamada: llamadaDe(entry), campo, valor: describeValor(valor) },
  })

export const createClient = (options: ClientOptions): Client => {
  const send = async (
    definition: Entry,
    given: CallInput & Pick<InputOf<Entry>, 'signal' | 'async' | 'idempotencyKey'>,
  ): Promise<Response> => {
    const input = {
      ...given,
      query: onlyKnown(definition.query, given.query),
      body: onlyKnown(definition.body, given.body),
    }
    const headers = new Headers({ 'x-apremia-origen': options.origen })
    const token = options.token()
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    if (input.async === true) headers.set('prefer', 'respond-async')
    if (input.idempotencyKey !== undefined) headers.set('idempotency-key', input.idempotencyKey)
    const payload = buildBody(definition, input)
    if (payload?.contentType !== undefined) headers.set('content-type', payload.contentType)
    let response: Response
    try {
      response = await options.fetch(buildUrl(options.baseUrl, definition, input), {
        method: definition.method,
        headers,
        ...(payload ? { body: payload.body } : {}),
        ...(input.signal ? { signal: input.signal } : {}),
      })
    } catch (cause) {
      if (input.signal?.aborted) throw cause
      throw noAnswer(cause)
    }
    if (!response.ok) throw await readApiError(response)
    return response
  }

  const read = async (definition: Entry, response: Response): Promise<unknown> => {
    const { reply } = definition
    if (reply === 'empty') return undefined
    if (reply === 'file') return readFileReply(response)
    if (reply === 'events') {
      const { readEvents } = await import('./events.ts')
      return readEvents(response.body ?? new ReadableStream())
    }
    if (reply === 'file-or-job') {
      if (response.status !== 202) return readFileReply(response)
      return { kind: 'job', trabajo: await response.json() }
    }
    const value: unknown = await response.json().catch(() => undefined)
    const desajuste = findDesajuste(reply, value)
    if (desajuste === undefined) return value
    options.onDesajuste?.(llamadaDe(definition), desajuste)
    throw unreadable(response.status, definition, desajuste)
  }

  return {
    call: async (definition, input) =>
      (await read(definition, await send(definition, input))) as never,
    page: async (definition, input) => {
      const response = await send(definition, input)
      const rows = (await read(definition, response)) as never
      const total = response.headers.get('x-total-count')
      if (total === null || !/^\d+$/.test(total))
        throw unreadable(response.status, definition, { campo: 'X-Total-Count', valor: total })
      return { rows, total: Number(total) }
    },
  }
}
