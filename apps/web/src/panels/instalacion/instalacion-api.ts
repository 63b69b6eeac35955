import { instalacion } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation, query } from '../../api/endpoint.ts'
import { DEL_DIA } from './etiquetas-del-dia.ts'

export type PuntoDelDia = Data<'getPuestaEnMarcha'>['puntos'][number]

export const instalacionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPuestaEnMarcha: query(build, instalacion.getPuestaEnMarcha, DEL_DIA),
    acceptPropuestas: mutation(build, instalacion.acceptPropuestas, {
      invalidatesTags: ['configuracion'],
    }),
  }),
})

export const { useGetPuestaEnMarchaQuery, useAcceptPropuestasMutation } = instalacionApi
