import { estadisticas } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, query } from '../../api/endpoint.ts'

export const { useGetEstadisticasQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getEstadisticas: query(build, estadisticas.getEstadisticas, {
      providesTags: ['actuaciones', 'convenios', 'titulos', 'evaluaciones'],
    }),
  }),
})

export type Estadisticas = Data<'getEstadisticas'>
export type CuentaDeMesa = Estadisticas['cartera' | 'antiguedad' | 'plazos'][number]
