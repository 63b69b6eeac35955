import { hoy } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, query } from '../../api/endpoint.ts'

export const { useGetHoyQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getHoy: query(build, hoy.getHoy, { providesTags: ['actuaciones', 'convenios', 'titulos'] }),
  }),
})

export type Hoy = Data<'getHoy'>
