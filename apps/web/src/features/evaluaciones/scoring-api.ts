import { evaluaciones } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, pageQuery } from '../../api/endpoint.ts'

export type AbogadoConScoring = Data<'listScoring'>[number]

export const { useListScoringQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listScoring: pageQuery(build, evaluaciones.listScoring, { providesTags: ['evaluaciones'] }),
  }),
})
