import type { Capacidad, Velable } from '@apremia/core'
import type { Schema } from 'yup'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * What an entry asks of a yup schema. It names what is read and no more: comparing whole yup types with each
 * other, method by method, was most of the time that checking types took.
 */
export interface Esquema {
  readonly __isYupSchema__: boolean
  readonly __outputType: unknown
}

export interface EsquemaDeObjeto extends Esquema {
  readonly fields: object
}

/** The whole of it, for who validates or documents. */
export const asSchema = (esquema: Esquema): Schema => esquema as Schema

/**
 * What a call answers with.
 * - a schema: JSON
 * - `file`: a document, with its name in Content-Disposition
 * - `file-or-job`: a document, or 202 with the job that will make it (`Prefer: respond-async`, RFC 7240)
 * - `events`: server-sent events
 * - `empty`: 204
 */
export type Reply = Esquema | 'file' | 'file-or-job' | 'events' | 'empty'

/** Files that come with a body that is JSON without them (D92, D94). */
export interface Adjuntos {
  /** How their fields are named. */
  readonly nombre: RegExp
  /** The same, for people: '{inmueble}_{recurso}'. */
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
  /** No GET, and yet it changes nothing. */
  readonly soloLee?: true
  /** A call of the municipal service, served under `/municipio` (S1 §7); without it, of the own API. */
  readonly service?: 'municipio'
  /** Path under `/api` or `/municipio`, with `:param` placeholders. */
  readonly path: string
  /** Other spellings of the same path that are served too (decision D92). */
  readonly aliases?: readonly string[]
  /** What the caller must hold; `publica` needs no session. */
  readonly capacidad: Capacidad | 'publica'
  readonly summary: string
  readonly params?: Params
  readonly query?: Query
  /** Fields of the JSON body, or of the form when `files` is given. */
  readonly body?: Body
  /** Names of the file fields: the body then travels as multipart/form-data. */
  readonly files?: readonly string[]
  /** Bytes of each of them, when more than those of any form. */
  readonly archivoMaximo?: number
  /** Bytes of a JSON body, when more than those of any other. */
  readonly cuerpoMaximo?: number
  /** The body may also travel as multipart/form-data, with as many files as there is room for. */
  readonly adjuntos?: Adjuntos
  readonly reply: R
  /**
   * Takes the name its sender gives to what it asks (`Idempotency-Key`): the same one again is not done again,
   * and is answered as the first time.
   */
  readonly idempotente?: true
  /**
   * The reply is a list, total in X-Total-Count: with `pagina` or `porPagina` in the query, that page; without
   * them the whole of it, or 422 with the number there is when it is too long (D167).
   */
  readonly paged?: boolean
  /** What the reply, or each row of it, is: whoever may not see all of its fields gets some covered (D10, D21). */
  readonly vela?: Velable
  /** Its document is of many people: who takes it out leaves a row in the history, as with every list (R15). */
  readonly enMasa?: true
  /** Shows a case, named by its `imponible` and `recurso`: who opens another's leaves a row a day (R15). */
  readonly abreCaso?: true
  /**
   * A list whose rows are other people's cases or data, by the name people know it by: who reads in it more than a page
   * of another's leaves a row a day (R15).
   */
  readonly deOtros?: string
  /** May rightly take minutes until its first byte: whole files, the whole chain. */
  readonly larga?: true
  /** Reads a good part of the municipality: few of them go at once for each person (R26). */
  readonly pesada?: true
  /** Counts against a limit of calls a minute and person (R17). Every call that only reads has one. */
  readonly limite?: Limite
}

/** What the calls a person makes in a minute are counted as. */
export const LIMITES = ['busqueda', 'consulta', 'documento', 'exportacion'] as const
export type Limite = (typeof LIMITES)[number]

/**
 * Whether a call changes something: then it is not sent twice, and leaves its row in the history. Those of the
 * municipal service only read, whatever the method.
 */
export const cambia = ({
  method,
  service,
  soloLee,
}: Pick<Entry, 'method' | 'service' | 'soloLee'>): boolean =>
  method !== 'GET' && service !== 'municipio' && soloLee !== true

/** Where the calls of each service are served. */
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
