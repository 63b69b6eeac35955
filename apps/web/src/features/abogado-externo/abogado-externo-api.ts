import { abogadoExterno } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, pageQuery, query } from '../../api/endpoint.ts'

const providesTags = ['actuaciones', 'titulos'] as const

export const abogadoExternoApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchCasos: pageQuery(build, abogadoExterno.searchCasos, { providesTags }),
    getCaso: query(build, abogadoExterno.getCaso, { providesTags }),
  }),
})

export const { useSearchCasosQuery, useGetCasoQuery } = abogadoExternoApi

export type CasoExterno = Data<'searchCasos'>[number]
export type FichaDeCaso = Data<'getCaso'>
