import type { Capacidad, Velable } from '@apremia/core'
import type { Schema } from 'yup'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Part of a yup schema that entries need. The interface names only the parts that are read, because comparing whole yup
 * types method by method took most of the time of checking types.
 */
export interface Esquema {
  readonly __isYupSchema__: boolean
  readonly __outputType: unknown
}

export interface EsquemaDeObjeto extends Esquema {
  readonly fields: object
}

/** Returns the whole yup schema, to validate or document with. */
export const asSchema = (esquema: Esquema): Schema => esquema as Schema

/**
 * Forms of the reply of a call.
 * - a schema: JSON
 * - `file`: a document, with its name in Content-Disposition
 * - `file-or-job`: a document, or 202 with the job that will make it (`Prefer: respond-async`, RFC 7240)
 * - `events`: server-sent events
 * - `empty`: 204
 */
export type Reply = Esquema | 'file' | 'file-or-job' | 'events' | 'empty'

/** Files that come with a body that is JSON without them (D92, D94). */
export interface Adjuntos {
  /** Pattern of the names of the file fields. */
  readonly nombre: RegExp
  /** Form of those names, for people: '{inmueble}_{recurso}'. */
  readonly forma: string
  /** Fields of the body that the form carries as JSON text. */
  readonly json: readonly string[]
}

export interface Entry<
  Params extends EsquemaDeObjeto | undefined = EsquemaDeObjeto | undefined,
  Query extends EsquemaDeObjeto | undefined = EsquemaDeObjeto | undefined,
  Body extends EsquemaDeObjeto | undefined = EsquemaDeObjeto | undefined,
  R extends Reply = Reply,
> {
  readonly method: Method
  /** Marks a call that changes nothing although its method is not GET. */
  readonly soloLee?: true
  /** A call of the municipal service, served under `/municipio` (S1 §7); without it, of the own API. */
  readonly service?: 'municipio'
  /** Path under `/api` or `/municipio`, with `:param` placeholders. */
  readonly path: string
  /** Other spellings of the same path that are served too (decision D92). */
  readonly aliases?: readonly string[]
  /** Capability that the caller must hold. `publica` needs no session. */
  readonly capacidad: Capacidad | 'publica'
  readonly summary: string
  readonly params?: Params
  readonly query?: Query
  /** Fields of the JSON body, or of the form when `files` is given. */
  readonly body?: Body
  /** Names of the file fields: the body then travels as multipart/form-data. */
  readonly files?: readonly string[]
  /** Most bytes of each file, when more than in other forms. */
  readonly archivoMaximo?: number
  /** Most bytes of a JSON body, when more than in other calls. */
  readonly cuerpoMaximo?: number
  /** The body may also travel as multipart/form-data, with as many files as there is room for. */
  readonly adjuntos?: Adjuntos
  readonly reply: R
  /**
   * Takes the name that the sender gives to the request (`Idempotency-Key`). A request with the same name is not done
   * again, and gets the first answer.
   */
  readonly idempotente?: true
  /**
   * Marks a reply that is a list, with its total in X-Total-Count. With `pagina` or `porPagina` in the query, the reply
   * is that page. Without them the reply is the whole list, or 422 with the number of rows when the list is too long
   * (D167).
   */
  readonly paged?: boolean
  /** Kind of the reply, or of each of its rows. People who may not see all its fields get some covered (D10, D21). */
  readonly vela?: Velable
  /** Marks a document about many people. Downloading it leaves a row in the history, as with every list (R15). */
  readonly enMasa?: true
  /**
   * Marks a call that shows a case, named by its `imponible` and `recurso`. Opening a case of another lawyer leaves a
   * row a day (R15).
   */
  readonly abreCaso?: true
  /**
   * Name for people of a list whose rows are other people's cases or data. Reading more than a page of another's rows
   * leaves a row a day (R15).
   */
  readonly deOtros?: string
  /** Marks a call that may take minutes until its first byte: whole files, the whole chain. */
  readonly larga?: true
  /** Marks a call that reads a good part of the municipality. Few of them run at once for each person (R26). */
  readonly pesada?: true
  /** Limit of calls a minute and person that the call counts against (R17). Every call that only reads has one. */
  readonly limite?: Limite
}

/** Kinds under which the calls of a person in a minute are counted. */
export const LIMITES = ['busqueda', 'consulta', 'documento', 'exportacion'] as const
export type Limite = (typeof LIMITES)[number]

/**
 * Tells whether a call changes something. A call that does is not sent twice, and leaves its row in the history. Calls
 * of the municipal service only read, whatever the method.
 */
export const cambia = ({
  method,
  service,
  soloLee,
}: Pick<Entry, 'method' | 'service' | 'soloLee'>): boolean =>
  method !== 'GET' && service !== 'municipio' && soloLee !== true

/** Returns the address prefix of the calls of a service. */
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

/** A call that answers with a page of a list; its filters may be a body. */
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
