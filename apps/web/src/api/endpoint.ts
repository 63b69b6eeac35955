import type {
  CallName,
  Contract,
  Entry,
  Esquema,
  InputOf,
  Page,
  PageInputOf,
  QueryOf,
  TipoDeReply,
} from '@apremia/api-client'
import type { EndpointBuilder } from '@reduxjs/toolkit/query/react'
import type { CacheTag, Call, ContractQuery } from './api.ts'

type Build = EndpointBuilder<ContractQuery, CacheTag, 'api'>

/** Definition of an API call whose response is JSON or empty. Only these responses can be kept in the Redux store. */
type JsonEntry = Entry & { readonly reply: Esquema | 'empty' }

export type FileEntry = Entry & { readonly reply: 'file' }

export type JobEntry = Entry & { readonly reply: 'file-or-job' }

type PagedEntry<E> = E extends { readonly paged: true } ? E : never

export type Data<N extends CallName> = TipoDeReply<Contract[N]>
export type Input<N extends CallName> = InputOf<Contract[N]>
export type Query<N extends CallName> = Partial<QueryOf<Contract[N]>>

export const bodySchema = <E extends Entry>(entry: E): NonNullable<E['body']> => {
  const { body } = entry
  if (body === undefined) throw new TypeError(`${entry.path} no lleva datos`)
  return body as NonNullable<E['body']>
}

export const querySchema = <E extends Entry>(entry: E): NonNullable<E['query']> => {
  const { query: schema } = entry
  if (schema === undefined) throw new TypeError(`${entry.path} no lleva consulta`)
  return schema as NonNullable<E['query']>
}

const to =
  <E extends Entry>(entry: E, paged: boolean) =>
  (input: InputOf<E>): Call => ({ entry, input, paged })

interface QueryTags {
  readonly providesTags?: readonly CacheTag[]
}

interface MutationTags {
  readonly invalidatesTags?: readonly CacheTag[]
}

/**
 * Builds the RTK Query endpoint of one API call. The definition of the call is a parameter, so that the script of a
 * screen contains only the definitions of the calls that the screen makes.
 */
export const query = <E extends JsonEntry>(build: Build, entry: E, tags: QueryTags = {}) =>
  build.query<TipoDeReply<E>, InputOf<E>>({ query: to(entry, false), ...tags })

export const pageQuery = <E extends JsonEntry>(
  build: Build,
  entry: E & PagedEntry<E>,
  tags: QueryTags = {},
) => build.query<Page<TipoDeReply<E>>, PageInputOf<E>>({ query: to(entry, true), ...tags })

export const mutation = <E extends JsonEntry>(build: Build, entry: E, tags: MutationTags = {}) =>
  build.mutation<TipoDeReply<E>, InputOf<E>>({ query: to(entry, false), ...tags })
