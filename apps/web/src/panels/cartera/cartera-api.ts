import { sincronizaciones } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { mutation, query } from '../../api/endpoint.ts'

/** Endpoints of the portfolio that is imported from the municipality's own service. */
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
