import { trabajos } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { pageQuery } from '../../api/endpoint.ts'

/** Number of jobs shown to a person. Older ones are not shown. */
export const ULTIMOS = { query: { pagina: 1, porPagina: 50 } } as const

export const trabajosApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTrabajos: pageQuery(build, trabajos.listTrabajos, { providesTags: ['trabajos'] }),
  }),
})

export const { useListTrabajosQuery } = trabajosApi
