import { padron as calls, envios } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation, pageQuery, query } from '../../api/endpoint.ts'

export type Carga = Data<'getCarga'>

const changes = { invalidatesTags: ['cargas', 'trabajos'] } as const

export const {
  useReviewPadronMutation,
  useGetCargasQuery,
  useGetCargaQuery,
  useGetCambiosDePadronQuery,
  useApplyCargaMutation,
  useDiscardCargaMutation,
  useUndoCargaMutation,
  useGetEnvioQuery,
  useDiscardEnvioMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    reviewPadron: mutation(build, calls.reviewPadron, changes),
    getCargas: pageQuery(build, calls.getCargas, { providesTags: ['cargas'] }),
    getCarga: query(build, calls.getCarga, { providesTags: ['cargas'] }),
    getCambiosDePadron: pageQuery(build, calls.getCambiosDePadron, { providesTags: ['cargas'] }),
    applyCarga: mutation(build, calls.applyCarga, changes),
    discardCarga: mutation(build, calls.discardCarga, changes),
    undoCarga: mutation(build, calls.undoCarga, changes),
    getEnvio: query(build, envios.getEnvio, { providesTags: ['cargas'] }),
    discardEnvio: mutation(build, envios.discardEnvio, changes),
  }),
})
