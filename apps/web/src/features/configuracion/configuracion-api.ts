import {
  configuracion as calls,
  conveniosListas,
  diasInhabiles,
  etapas,
  evaluaciones,
  listas,
  parametros,
  recursos,
  situaciones,
  usosDeCatalogo,
} from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation, pageQuery, query } from '../../api/endpoint.ts'

export type RecursoGuardado = Data<'listRecursos'>[number]
export type DiaGuardado = Data<'listDiasInhabiles'>[number]
export type FilaDeListaGuardada = Data<'listFilasDeLista'>[number]
export type SituacionGuardada = Data<'listSituaciones'>[number]

const seen = { providesTags: ['configuracion'] } as const
const changes = { invalidatesTags: ['configuracion'] } as const
/**
 * Cache tags that a saved parameter invalidates. The tag 'catalogos' is included, because the searches read one
 * parameter, the format of the provincial property number (partida), from the catalogues.
 */
const changesParametros = { invalidatesTags: ['configuracion', 'trabajos', 'catalogos'] } as const
const seenEnTodas = { providesTags: ['catalogos'] } as const
const changesCatalogos = { invalidatesTags: ['catalogos'] } as const
const changesSituaciones = { invalidatesTags: ['catalogos', 'trabajos'] } as const
/**
 * Cache tags that a saved date or time limit invalidates. The tag 'trabajos' is included, because the change starts a
 * job that recalculates the cases.
 */
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
    saveParametro: mutation(build, parametros.saveParametro, changesParametros),
    getMaximos: query(build, evaluaciones.getEvaluacionesConfig, seen),
    saveMaximo: mutation(build, evaluaciones.saveEvaluacionesConfig, changes),
    getEfecto: query(build, calls.getEfecto, seen),
    getEfectoDeParametro: query(build, calls.getEfectoDeParametro, seen),
    getEfectoDeArancel: query(build, calls.getEfectoDeArancel, seen),
    getEfectoEnEvaluaciones: query(build, calls.getEfectoEnEvaluaciones, seen),
    listCasosDelEfecto: pageQuery(build, calls.listCasosDelEfecto, seen),
    listRecursos: query(build, recursos.listRecursos, seenEnTodas),
    saveRecurso: mutation(build, recursos.saveRecurso, changesCatalogos),
    listSituaciones: query(build, situaciones.listSituaciones, seenEnTodas),
    saveSituacion: mutation(build, situaciones.saveSituacion, changesSituaciones),
    listFilasDeLista: query(build, listas.listFilasDeLista, seenEnTodas),
    getUsosDeCatalogo: query(build, usosDeCatalogo.getUsosDeCatalogo),
    saveFilaDeLista: mutation(build, listas.saveFilaDeLista, changesCatalogos),
    listDiasInhabiles: query(build, diasInhabiles.listDiasInhabiles, seenEnTodas),
    saveDiaInhabil: mutation(build, diasInhabiles.saveDiaInhabil, changesCatalogos),
    getEfectoDeDiaInhabil: query(build, diasInhabiles.getEfectoDeDiaInhabil),
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
  useGetEfectoDeParametroQuery,
  useGetEfectoDeArancelQuery,
  useGetEfectoEnEvaluacionesQuery,
  useListCasosDelEfectoQuery,
  useListRecursosQuery,
  useSaveRecursoMutation,
  useListSituacionesQuery,
  useSaveSituacionMutation,
  useListFilasDeListaQuery,
  useGetUsosDeCatalogoQuery,
  useSaveFilaDeListaMutation,
  useListDiasInhabilesQuery,
  useSaveDiaInhabilMutation,
  useGetEfectoDeDiaInhabilQuery,
  useGetVigenciasQuery,
  useGetVigenciasDeParametroQuery,
} = configuracionApi
