import { config } from '@apremia/api-client'
import { api } from './api.ts'
import { query } from './endpoint.ts'

export const configApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfig: query(build, config.getConfig, { providesTags: ['catalogos'] }),
  }),
})

export const { useGetConfigQuery } = configApi
