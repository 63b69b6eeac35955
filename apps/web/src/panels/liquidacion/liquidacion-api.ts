import { liquidacionDeDeuda } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, query } from '../../api/endpoint.ts'

export type Liquidacion = Data<'getLiquidacion'>

export const { useGetLiquidacionQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getLiquidacion: query(build, liquidacionDeDeuda.getLiquidacion, {
      providesTags: ['catalogos', 'configuracion', 'convenios'],
    }),
  }),
})
