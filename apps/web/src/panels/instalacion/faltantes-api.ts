import { faltantes } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { query } from '../../api/endpoint.ts'
import { DEL_DIA } from './etiquetas-del-dia.ts'

const faltantesApi = api.injectEndpoints({
  endpoints: (build) => ({ getFaltantes: query(build, faltantes.getFaltantes, DEL_DIA) }),
})

export const { useGetFaltantesQuery } = faltantesApi
