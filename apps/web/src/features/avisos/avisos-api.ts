import { avisos } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { mutation, query } from '../../api/endpoint.ts'

const avisosApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAvisos: query(build, avisos.getAvisos, { providesTags: ['avisos'] }),
    readAvisos: mutation(build, avisos.readAvisos, { invalidatesTags: ['avisos'] }),
  }),
})

export const { useGetAvisosQuery, useReadAvisosMutation } = avisosApi
