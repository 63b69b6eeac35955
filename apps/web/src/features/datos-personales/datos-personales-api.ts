import { personas as calls } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation, pageQuery, query } from '../../api/endpoint.ts'

export type PedidoDeDatos = Data<'getDatosPersonales'>
export type LecturaDePersona = Data<'listLecturasDePersona'>[number]
export type PlazoDeConservacion = Data<'getConservacion'>[number]

const provides = { providesTags: ['personas'] } as const
const changes = { invalidatesTags: ['personas', 'trabajos'] } as const

export const {
  useListDatosPersonalesQuery,
  useGetDatosPersonalesQuery,
  useListLecturasDePersonaQuery,
  useGetConservacionQuery,
  useStartDatosPersonalesMutation,
  useStartDepuracionMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listDatosPersonales: pageQuery(build, calls.listDatosPersonales, provides),
    getDatosPersonales: query(build, calls.getDatosPersonales, provides),
    listLecturasDePersona: pageQuery(build, calls.listLecturasDePersona),
    getConservacion: query(build, calls.getConservacion, provides),
    startDatosPersonales: mutation(build, calls.startDatosPersonales, changes),
    startDepuracion: mutation(build, calls.startDepuracion, changes),
  }),
})
