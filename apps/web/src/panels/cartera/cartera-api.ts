import { sincronizaciones } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { mutation, query } from '../../api/endpoint.ts'

export const { useGetSincronizacionQuery, useStartSincronizacionMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    getSincronizacion: query(build, sincronizaciones.getSincronizacion, {
      providesTags: ['cargas'],
    }),
    startSincronizacion: mutation(build, sincronizaciones.startSincronizacion, {
      invalidatesTags: ['trabajos'],
    }),
  }),
})
