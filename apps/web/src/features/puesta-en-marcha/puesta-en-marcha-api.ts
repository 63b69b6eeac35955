import { parametros } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { mutation, query } from '../../api/endpoint.ts'

const puestaEnMarchaApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDatosDelFirmante: query(build, parametros.getParametros, {
      providesTags: ['configuracion'],
    }),
    saveDatoDelFirmante: mutation(build, parametros.saveParametro, {
      invalidatesTags: ['configuracion'],
    }),
  }),
})

export const { useGetDatosDelFirmanteQuery, useSaveDatoDelFirmanteMutation } = puestaEnMarchaApi
