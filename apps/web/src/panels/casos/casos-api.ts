import { casos } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { query } from '../../api/endpoint.ts'

export const { useExplainCasoQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    // These cache tags reload the explanation of why the case is on its desk. An action, a title or an agreement may
    // move a case to another desk or sub-tab.
    explainCaso: query(build, casos.explainCaso, {
      providesTags: ['actuaciones', 'convenios', 'titulos'],
    }),
  }),
})
