import { paquetes as calls } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation, pageQuery, query } from '../../api/endpoint.ts'

export type CargaDePaquete = Data<'getPaquete'>

export const {
  useGetPaquetesQuery,
  useGetPaqueteQuery,
  useSimulateUndoPaqueteMutation,
  useUndoPaqueteMutation,
  useGetEnvioDePaqueteQuery,
  useDiscardEnvioDePaqueteMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getPaquetes: pageQuery(build, calls.getPaquetes, { providesTags: ['cargas'] }),
    getPaquete: query(build, calls.getPaquete, { providesTags: ['cargas'] }),
    simulateUndoPaquete: mutation(build, calls.simulateUndoPaquete),
    getEnvioDePaquete: query(build, calls.getEnvioDePaquete, { providesTags: ['cargas'] }),
    discardEnvioDePaquete: mutation(build, calls.discardEnvioDePaquete, {
      invalidatesTags: ['cargas'],
    }),
    undoPaquete: mutation(build, calls.undoPaquete, { invalidatesTags: ['cargas', 'trabajos'] }),
  }),
})
