import {
  configuracion as calls,
  conveniosListas,
  etapas,
  evaluaciones,
  parametros,
} from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { mutation, pageQuery, query } from '../../api/endpoint.ts'

const seen = { providesTags: ['configuracion'] } as const
const changes = { invalidatesTags: ['configuracion'] } as const
/** The cases are counted again in a job. */
const changesCasos = { invalidatesTags: ['configuracion', 'trabajos'] } as const

export const configuracionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAranceles: query(build, conveniosListas.getConveniosEstado, seen),
    saveArancel: mutation(build, conveniosListas.saveConveniosEstado, changes),
    getEtapas: query(build, etapas.listTiposDeEtapa, seen),
    saveTiempo: mutation(build, etapas.editTiempoDeEtapa, changesCasos),
    getFecha: query(build, calls.readConfiguracion, seen),
    saveFecha: mutation(build, calls.saveConfiguracion, changesCasos),
    getParametros: query(build, parametros.getParametros, seen),
    saveParametro: mutation(build, parametros.saveParametro, changesCasos),
    getMaximos: query(build, evaluaciones.getEvaluacionesConfig, seen),
    saveMaximo: mutation(build, evaluaciones.saveEvaluacionesConfig, changes),
    getEfecto: query(build, calls.getEfecto, seen),
    getEfectoEnEvaluaciones: query(build, calls.getEfectoEnEvaluaciones, seen),
    listCasosDelEfecto: pageQuery(build, calls.listCasosDelEfecto, seen),
    getVigencias: query(build, calls.getVigencias, seen),
    getVigenciasDeParametro: query(build, calls.getVigenciasDeParametro, seen),
  }),
})

export const {
  useGetArancelesQuery,
  useSaveArancelMutation,
  useGetEtapasQuery,
  useSaveTiempoMutation,
  useGetFechaQuery,
  useSaveFechaMutation,
  useGetParametrosQuery,
  useSaveParametroMutation,
  useGetMaximosQuery,
  useSaveMaximoMutation,
  useGetEfectoQuery,
  useGetEfectoEnEvaluacionesQuery,
  useListCasosDelEfectoQuery,
  useGetVigenciasQuery,
  useGetVigenciasDeParametroQuery,
} = configuracionApi
