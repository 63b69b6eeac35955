import { buscador } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, query } from '../../api/endpoint.ts'

export const { useSearchBuscadorQuery } = api.injectEndpoints({
  endpoints: (build) => ({ searchBuscador: query(build, buscador.searchBuscador) }),
})

export type Hallazgos = Data<'searchBuscador'>
