import { historial as calls } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, pageQuery, query } from '../../api/endpoint.ts'

export type FilaDeHistorial = Data<'searchHistorial'>[number]

const historialApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchHistorial: pageQuery(build, calls.searchHistorial),
    getCambiosDeHistorial: query(build, calls.getCambiosDeHistorial),
  }),
})

export const { useSearchHistorialQuery, useGetCambiosDeHistorialQuery } = historialApi
