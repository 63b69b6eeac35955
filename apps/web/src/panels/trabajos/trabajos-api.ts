import { trabajos } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { pageQuery } from '../../api/endpoint.ts'

export const ULTIMOS = { query: { pagina: 1, porPagina: 50 } } as const

export const trabajosApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTrabajos: pageQuery(build, trabajos.listTrabajos, { providesTags: ['trabajos'] }),
  }),
})

export const { useListTrabajosQuery } = trabajosApi
