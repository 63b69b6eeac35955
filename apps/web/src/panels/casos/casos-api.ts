import { casos } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { query } from '../../api/endpoint.ts'

export const { useExplainCasoQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    // These cache tags reload the explanation of why the case is on its desk (judicial or extrajudicial list). A new
    // action, executive title (court claim document) or payment agreement may move a case to another list.
    explainCaso: query(build, casos.explainCaso, {
      providesTags: ['actuaciones', 'convenios', 'titulos'],
    }),
  }),
})
