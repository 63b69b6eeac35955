import { api } from './api.ts'
import { query } from './endpoint.ts'

export const configApi = api.injectEndpoints({
  endpoints: (build) => ({ getConfig: query(build, 'getConfig') }),
})

export const { useGetConfigQuery } = configApi
