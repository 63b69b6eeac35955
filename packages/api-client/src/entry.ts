import type { Capacidad, Velable } from '@apremia/core'
import type { Schema } from 'yup'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Yup schema, reduced to the two properties that the definitions of API calls need. With the complete yup types,
 * TypeScript would take much longer to check the code.
 */
export interface Esquema {
  readonly __isYupSchema__: boolean
  readonly __outputType: unknown
}

export interface EsquemaDeObjeto extends Esquema {
  readonly fields: object
}

export const asSchema = (esquema: Esquema): Schema => esquema as Schema

/**
 * Kinds of reply of a call.
 * - a schema: JSON
 * - `file`: a document, with its name in Content-Disposition
 * - `file-or-job`: a document, or 202 with the job that makes the document (`Prefer: respond-async`, RFC 7240)
 * - `events`: server-sent events
 * - `empty`: 204
 */
export type Reply = Esquema | 'file' | 'file-or-job' | 'events' | 'empty'

/** Optional files of a request. Without files, the body of the request is JSON (D92, D94). */
export interface Adjuntos {
  readonly nombre: RegExp
  /** Pattern of the names of the file fields, in a form that people can read: '{inmueble}_{recurso}'. */
  readonly forma: string
  /** Fields of the body that are sent as JSON text when the request is a multipart form. */
  readonly json: readonly string[]
}

export interface Entry<
  Params extends EsquemaDeObjeto | undefined = EsquemaDeObjeto | undefined,
  Query extends EsquemaDeObjeto | undefined = EsquemaDeObjeto | undefined,
  Body extends EsquemaDeObjeto | undefined = EsquemaDeObjeto | undefined,
  R extends Reply = Reply,
> {
  readonly method: Method
  /** Marks a call that changes no data although its HTTP method is not GET. */
  readonly soloLee?: true
  /**
   * Marks a call of the municipal service, with a path under `/municipio` (S1 §7). A call without `service` belongs to
   * the product's own API.
   */
  readonly service?: 'municipio'
  /** Path under `/api` or `/municipio`, with `:param` placeholders. */
  readonly path: string
  /** Other spellings of `path` that the server accepts (D92). */
  readonly aliases?: readonly string[]
  /** Permission that the call requires. 'publica' means that the call requires no session. */
  readonly capacidad: Capacidad | 'publica'
  readonly summary: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Names of the file fields. A call with file fields sends the body as multipart/form-data. */
  readonly files?: readonly string[]
  /** Maximum size of each uploaded file, in bytes, when it is more than the usual maximum. */
  readonly archivoMaximo?: number
  /** Maximum size of the JSON body of the request, in bytes, when it is more than the usual maximum. */
  readonly cuerpoMaximo?: number
  /** Files that a request may omit. A request with files is sent as multipart/form-data instead of JSON. */
  readonly adjuntos?: Adjuntos
  readonly reply: R
  /**
   * Marks a call that accepts an `Idempotency-Key` header. A second request with the same key executes nothing and
   * receives the first response.
   */
  readonly idempotente?: true
  /**
   * Marks a call that returns a list. X-Total-Count has the number of all the rows. `pagina` or `porPagina` ask for one
   * page. Otherwise the call returns the whole list, or status 422 when the list is too long (D167).
   */
  readonly paged?: boolean
  /**
   * Type of the records in the response, such as agreements. A person without permission gets some fields of these
   * records masked (D10, D21).
   */
  readonly vela?: Velable
  /** Marks a call that downloads a document about many people. Each download adds a row to the audit history (R15). */
  readonly enMasa?: true
  /**
   * Marks a call that shows the case given by `imponible` and `recurso`. When a person opens a case of another lawyer,
   * the call adds one row per day to the audit history (R15).
   */
  readonly abreCaso?: true
  /**
   * Name of the list that the call returns, when the list has cases or data of other people. When a person reads more
   * than one page, the audit history gets one row per day (R15).
   */
  readonly deOtros?: string
  /**
   * Marks a call that may take minutes to send its first byte. Examples are the export of a whole file and the check of
   * the whole audit history.
   */
  readonly larga?: true
  /**
   * Marks a call that reads a large part of the municipality's data. Each person may run only a few of these calls at
   * the same time (R26).
   */
  readonly pesada?: true
  /**
   * Rate limit of the call, for each person and minute (R17). Every call that only reads has a rate limit. A public
   * call is counted by network address, because nobody is signed in.
   */
  readonly limite?: Limite
}

/**
 * Rate limits. Each person may make a limited number of calls of each kind per minute. Calls of the kind `verificacion`
 * need no session, so they are counted by network address.
 */
export const LIMITES = ['busqueda', 'consulta', 'documento', 'exportacion', 'verificacion'] as const
export type Limite = (typeof LIMITES)[number]

/**
 * Tells whether a call changes data. The audit history records every such call, and the client retries such a call only
 * with an idempotency key. The municipal service only reads, whatever the HTTP method.
 */
export const cambia = ({
  method,
  service,
  soloLee,
}: Pick<Entry, 'method' | 'service' | 'soloLee'>): boolean =>
  method !== 'GET' && service !== 'municipio' && soloLee !== true

export const prefixOf = ({ service }: Pick<Entry, 'service'>): '/api' | '/municipio' =>
  service === 'municipio' ? '/municipio' : '/api'

export const entry = <
  R extends Reply,
  Params extends EsquemaDeObjeto | undefined = undefined,
  Query extends EsquemaDeObjeto | undefined = undefined,
  Body extends EsquemaDeObjeto | undefined = undefined,
>(
  definition: Entry<Params, Query, Body, R>,
): Entry<Params, Query, Body, R> => definition

/**
 * Declares a call that returns a list by pages. The filters of the list may be in the query or in the body of the
 * request.
 */
export const pagedEntry = <
  R extends Reply,
  Params extends EsquemaDeObjeto | undefined = undefined,
  Query extends EsquemaDeObjeto | undefined = undefined,
  Body extends EsquemaDeObjeto | undefined = undefined,
>(
  definition: Omit<Entry<Params, Query, Body, R>, 'paged'>,
): Entry<Params, Query, Body, R> & { readonly paged: true } => ({ ...definition, paged: true })

type Input<S> = S extends Esquema ? S['__outputType'] : undefined

export type ParamsOf<E> = E extends Entry<infer P, infer _Q, infer _B, infer _R> ? Input<P> : never
export type QueryOf<E> = E extends Entry<infer _P, infer Q, infer _B, infer _R> ? Input<Q> : never
export type BodyOf<E> = E extends Entry<infer _P, infer _Q, infer B, infer _R> ? Input<B> : never
export type ReplyOf<E> =
  E extends Entry<infer _P, infer _Q, infer _B, infer R>
    ? R extends Esquema
      ? R['__outputType']
      : R
    : never
