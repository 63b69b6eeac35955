import { hoy } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, query } from '../../api/endpoint.ts'

export const { useGetHoyQuery, useGetMiDiaQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getHoy: query(build, hoy.getHoy, { providesTags: ['actuaciones', 'convenios', 'titulos'] }),
    getMiDia: query(build, hoy.getMiDia, {
      providesTags: ['actuaciones', 'cartas', 'convenios', 'titulos'],
    }),
  }),
})

export type Hoy = Data<'getHoy'>
export type DiaDeTrabajo = Data<'getMiDia'>
export type GrupoDelDia = DiaDeTrabajo['grupos'][number]
export type CasoDelDia = GrupoDelDia['filas'][number]
