import { evaluaciones } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation, pageQuery, query } from '../../api/endpoint.ts'

export type Evaluacion = Data<'getEvaluacionesByAbogado'>[number]
export type CasoDeEvaluacion = Data<'listCasosDeEvaluacion'>[number]
export type EvaluacionPrevista = Data<'simulateRunEvaluaciones'>['evaluaciones'][number]
export type CifrasEvaluadas = Pick<Evaluacion, 'partes' | 'cantidadJuicios' | 'cantidadTotal'>

const tags = { providesTags: ['evaluaciones'] } as const

export const {
  useGetEvaluacionesByAbogadoQuery,
  useGetEvaluacionQuery,
  useListCasosDeEvaluacionQuery,
  useGetMaximosDeEvaluacionQuery,
  useGetPreEvaluacionQuery,
  useListCasosDePreEvaluacionQuery,
  useSimulateRunEvaluacionesMutation,
  useRunEvaluacionesMutation,
  useListCorridaQuery,
  useRecomputeEvaluacionMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getEvaluacionesByAbogado: pageQuery(build, evaluaciones.getEvaluacionesByAbogado, tags),
    getEvaluacion: query(build, evaluaciones.getEvaluacion, tags),
    listCasosDeEvaluacion: pageQuery(build, evaluaciones.listCasosDeEvaluacion, tags),
    getMaximosDeEvaluacion: query(build, evaluaciones.getEvaluacionesConfig, {
      providesTags: ['configuracion'],
    }),
    getPreEvaluacion: query(build, evaluaciones.getPreEvaluacion, tags),
    listCasosDePreEvaluacion: pageQuery(build, evaluaciones.listCasosDePreEvaluacion, tags),
    simulateRunEvaluaciones: mutation(build, evaluaciones.simulateRunEvaluaciones),
    runEvaluaciones: mutation(build, evaluaciones.runEvaluaciones, {
      invalidatesTags: ['trabajos'],
    }),
    listCorrida: pageQuery(build, evaluaciones.listCorrida, tags),
    recomputeEvaluacion: mutation(build, evaluaciones.recomputeEvaluacion),
  }),
})
