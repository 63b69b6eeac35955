import { evaluaciones } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, pageQuery, query } from '../../api/endpoint.ts'

export type AbogadoConScoring = Data<'listScoring'>[number]

export const { useListScoringQuery, useGetEvaluacionesConfigQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listScoring: pageQuery(build, evaluaciones.listScoring, { providesTags: ['evaluaciones'] }),
    getEvaluacionesConfig: query(build, evaluaciones.getEvaluacionesConfig, {
      providesTags: ['configuracion'],
    }),
  }),
})
