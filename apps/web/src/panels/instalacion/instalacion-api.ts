import { instalacion } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation, query } from '../../api/endpoint.ts'

export type PuntoDelDia = Data<'getPuestaEnMarcha'>['puntos'][number]

/** Anything that is configured, loaded or registered may be one of the things that were missing. */
const seen = {
  providesTags: ['configuracion', 'catalogos', 'abogados', 'usuarios', 'cargas', 'lotes'],
} as const

export const instalacionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPuestaEnMarcha: query(build, instalacion.getPuestaEnMarcha, seen),
    getFaltantes: query(build, instalacion.getFaltantes, seen),
    acceptPropuestas: mutation(build, instalacion.acceptPropuestas, {
      invalidatesTags: ['configuracion'],
    }),
  }),
})

export const { useGetPuestaEnMarchaQuery, useGetFaltantesQuery, useAcceptPropuestasMutation } =
  instalacionApi
