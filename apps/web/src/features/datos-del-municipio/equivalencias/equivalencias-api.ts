import { equivalencias as calls } from '@apremia/api-client'
import { api } from '../../../api/api.ts'
import { mutation, query } from '../../../api/endpoint.ts'

export const {
  useGetEquivalenciasQuery,
  useSaveEquivalenciasMutation,
  useDeleteEquivalenciaMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getEquivalencias: query(build, calls.getEquivalencias, { providesTags: ['equivalencias'] }),
    saveEquivalencias: mutation(build, calls.saveEquivalencias, {
      invalidatesTags: ['equivalencias'],
    }),
    deleteEquivalencia: mutation(build, calls.deleteEquivalencia, {
      invalidatesTags: ['equivalencias'],
    }),
  }),
})
