import type { Client, Entry } from '@apremia/api-client'
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react'
import { type Failure, toFailure } from './failure.ts'
import type { Extra } from './thunk.ts'

export interface Call {
  readonly entry: Entry
  readonly input: object
  readonly paged: boolean
}

type Input = Parameters<Client['call']>[1]

export type ContractQuery = BaseQueryFn<Call, unknown, Failure>

const contractQuery: ContractQuery = async ({ entry, input, paged }, { extra, signal }) => {
  const { client } = extra as Extra
  const request = { ...input, signal } as Input
  try {
    const data = paged ? await client.page(entry, request) : await client.call(entry, request)
    return { data: data ?? null }
  } catch (error) {
    return { error: toFailure(error) }
  }
}

export const TAGS = [
  'titulos',
  'lotes',
  'cargas',
  'equivalencias',
  'trabajos',
  'abogados',
  'agenda',
  'avisos',
  'comunicaciones',
  'condiciones',
  'registros',
  'novedades',
  'novedad',
  'convenios',
  'actuaciones',
  'configuracion',
  'catalogos',
  'usuarios',
  'vistas',
  'cartas',
  'escritos',
  'evaluaciones',
  'personas',
] as const
export type CacheTag = (typeof TAGS)[number]

/** Cache of server data. Each feature adds its endpoints to this single cache. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: contractQuery,
  tagTypes: TAGS,
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
