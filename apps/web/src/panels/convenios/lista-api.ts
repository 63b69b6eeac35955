import { convenios } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { pageQuery } from '../../api/endpoint.ts'

export const { useSearchConveniosQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    searchConvenios: pageQuery(build, convenios.searchConvenios, { providesTags: ['convenios'] }),
  }),
})
