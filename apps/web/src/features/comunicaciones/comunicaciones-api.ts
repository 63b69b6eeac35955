import { comunicaciones as calls } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation, pageQuery, query } from '../../api/endpoint.ts'

export type Comunicacion = Data<'getComunicaciones'>[number]

const changes = { invalidatesTags: ['comunicaciones'] } as const

const comunicacionesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getComunicaciones: pageQuery(build, calls.getComunicaciones, {
      providesTags: ['comunicaciones'],
    }),
    getDestinatarios: query(build, calls.getDestinatarios),
    deleteComunicaciones: mutation(build, calls.deleteComunicaciones, changes),
    restoreComunicacion: mutation(build, calls.restoreComunicacion, changes),
    readComunicacion: mutation(build, calls.readComunicacion, changes),
  }),
})

export const {
  useGetComunicacionesQuery,
  useGetDestinatariosQuery,
  useDeleteComunicacionesMutation,
  useRestoreComunicacionMutation,
  useReadComunicacionMutation,
} = comunicacionesApi
