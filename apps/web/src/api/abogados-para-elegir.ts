import { profesionales } from '@apremia/api-client'
import { api } from './api.ts'
import { query } from './endpoint.ts'

const { useListAbogadosParaElegirQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listAbogadosParaElegir: query(build, profesionales.getAbogadosNameDni, {
      providesTags: ['abogados'],
    }),
  }),
})

export { useListAbogadosParaElegirQuery }
