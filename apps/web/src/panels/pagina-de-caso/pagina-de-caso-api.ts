import { paginaDeCaso } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, query } from '../../api/endpoint.ts'

export const { useGetPaginaDeCasoQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getPaginaDeCaso: query(build, paginaDeCaso.getPaginaDeCaso, {
      providesTags: ['actuaciones', 'convenios', 'titulos'],
    }),
  }),
})

export type CasoAbierto = Data<'getPaginaDeCaso'>
