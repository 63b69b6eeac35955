import { trabajos } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { pageQuery } from '../../api/endpoint.ts'

/** The jobs a person is shown: older ones are done with. */
export const ULTIMOS = { query: { pagina: 1, porPagina: 50 } } as const

export const trabajosApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTrabajos: pageQuery(build, trabajos.listTrabajos, { providesTags: ['trabajos'] }),
  }),
})

export const { useListTrabajosQuery } = trabajosApi
