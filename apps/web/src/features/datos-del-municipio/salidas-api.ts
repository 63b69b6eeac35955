import { salidas as calls } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation, pageQuery } from '../../api/endpoint.ts'

export type InstalacionExportada = Data<'getSalidas'>[number]

export const { useGetSalidasQuery, useStartSalidaMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    getSalidas: pageQuery(build, calls.getSalidas, { providesTags: ['cargas'] }),
    startSalida: mutation(build, calls.startSalida, { invalidatesTags: ['cargas', 'trabajos'] }),
  }),
})
