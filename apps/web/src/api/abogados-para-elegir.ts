import { abogados as calls } from '@apremia/api-client'
import { api } from './api.ts'
import { query } from './endpoint.ts'

const { useListAbogadosParaElegirQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listAbogadosParaElegir: query(build, calls.getAbogadosNameDni, {
      providesTags: ['abogados'],
    }),
  }),
})

export { useListAbogadosParaElegirQuery }
