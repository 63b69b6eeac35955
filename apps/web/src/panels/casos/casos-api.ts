import { casos } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { query } from '../../api/endpoint.ts'

export const { useExplainCasoQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    // `explainCaso` says why the case is on its work list (judicial or extrajudicial). A new action, executive title or
    // payment agreement may move the case to the other list, so the explanation is requested again.
    explainCaso: query(build, casos.explainCaso, {
      providesTags: ['actuaciones', 'convenios', 'titulos'],
    }),
  }),
})
