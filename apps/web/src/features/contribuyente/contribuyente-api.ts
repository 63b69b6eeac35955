import { paginaDeContribuyente } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, query } from '../../api/endpoint.ts'

export const { useGetPaginaDeContribuyenteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getPaginaDeContribuyente: query(build, paginaDeContribuyente.getPaginaDeContribuyente, {
      providesTags: ['actuaciones', 'convenios', 'titulos', 'cartas'],
    }),
  }),
})

export type ContribuyenteAbierto = Data<'getPaginaDeContribuyente'>

export type ImponibleAbierto = ContribuyenteAbierto['imponibles'][number]
