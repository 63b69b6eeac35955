import {
  type CallName,
  type Contract,
  contract,
  type InputOf,
  type Page,
  type QueryOf,
  type Reply,
  type TipoDeReply,
} from '@apremia/api-client'
import type { EndpointBuilder } from '@reduxjs/toolkit/query/react'
import type { Schema } from 'yup'
import type { Call, ContractQuery, Tag } from './api.ts'

type Build = EndpointBuilder<ContractQuery, Tag, 'api'>

type CallWithReply<R extends Reply> = {
  [N in CallName]: Contract[N]['reply'] extends R ? N : never
}[CallName]

/** Calls whose answer can be kept in the store: JSON, or nothing. */
export type JsonCall = CallWithReply<Schema | 'empty'>

/** Calls answered with a document. */
export type FileCall = CallWithReply<'file'>

/** Calls answered with a document, or with the job that will make it. */
export type JobCall = CallWithReply<'file-or-job'>

/** Calls whose answer is a page of a list. */
export type PagedCall = {
  [N in JsonCall]: QueryOf<Contract[N]> extends { pagina: number } ? N : never
}[JsonCall]

export type Data<N extends CallName> = TipoDeReply<Contract[N]>
export type Input<N extends CallName> = InputOf<Contract[N]>

/** The schema of what a call takes: forms validate with the server's own rules. */
export const bodySchema = <N extends CallName>(name: N): NonNullable<Contract[N]['body']> => {
  const { body } = contract[name]
  if (body === undefined) throw new TypeError(`${name} no lleva datos`)
  return body as NonNullable<Contract[N]['body']>
}

const to =
  <N extends CallName>(name: N, paged: boolean) =>
  (input: Input<N>): Call => ({ name, input, paged })

interface QueryTags {
  readonly providesTags?: readonly Tag[]
}

interface MutationTags {
  readonly invalidatesTags?: readonly Tag[]
}

/** An endpoint that reads: its payload and reply are the contract's. */
export const query = <N extends JsonCall>(build: Build, name: N, tags: QueryTags = {}) =>
  build.query<Data<N>, Input<N>>({ query: to(name, false), ...tags })

/** An endpoint that reads a page of a list and its true total. */
export const pageQuery = <N extends PagedCall>(build: Build, name: N, tags: QueryTags = {}) =>
  build.query<Page<Data<N>>, Input<N>>({ query: to(name, true), ...tags })

/** An endpoint that changes something. */
export const mutation = <N extends JsonCall>(build: Build, name: N, tags: MutationTags = {}) =>
  build.mutation<Data<N>, Input<N>>({ query: to(name, false), ...tags })
