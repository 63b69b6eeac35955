import { entregas as calls } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation, query } from '../../api/endpoint.ts'

export type AcuseDeEntrega = NonNullable<Data<'getEntregas'>['acuse']>

export const { useGetEntregasQuery, useAckEntregaMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    getEntregas: query(build, calls.getEntregas, { providesTags: ['cargas'] }),
    ackEntrega: mutation(build, calls.ackEntrega, { invalidatesTags: ['cargas'] }),
  }),
})
