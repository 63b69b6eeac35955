import { diasInhabiles } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { query } from '../../api/endpoint.ts'

export const { useLazyGetPlazoJudicialQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getPlazoJudicial: query(build, diasInhabiles.getPlazoJudicial),
  }),
})
