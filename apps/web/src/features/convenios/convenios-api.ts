import { convenios, conveniosListas } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { mutation, query } from '../../api/endpoint.ts'

const invalidatesTags = ['convenios'] as const

export const conveniosApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConvenio: query(build, convenios.getConvenio, { providesTags: ['convenios'] }),
    getPeriodosDeConvenio: query(build, convenios.getPeriodosDeConvenio, {
      providesTags: ['convenios'],
    }),
    checkConvenio: query(build, convenios.checkConvenio),
    createConvenio: mutation(build, convenios.createConvenio, { invalidatesTags }),
    editConvenio: mutation(build, convenios.editConvenio, { invalidatesTags }),
    confirmConvenio: mutation(build, convenios.confirmConvenio, { invalidatesTags }),
    deleteConvenio: mutation(build, convenios.deleteConvenio, { invalidatesTags }),
    changeRetiro: mutation(build, convenios.changeRetiro, { invalidatesTags }),
    getConvCaracter: query(build, conveniosListas.getConvCaracter),
    getConvFormapago: query(build, conveniosListas.getConvFormapago),
    getTipoRetiro: query(build, conveniosListas.getTipoRetiro),
    getConveniosEstado: query(build, conveniosListas.getConveniosEstado, {
      providesTags: ['configuracion'],
    }),
  }),
})

export const {
  useGetConvenioQuery,
  useGetPeriodosDeConvenioQuery,
  useCheckConvenioQuery,
  useCreateConvenioMutation,
  useEditConvenioMutation,
  useConfirmConvenioMutation,
  useDeleteConvenioMutation,
  useChangeRetiroMutation,
  useGetConvCaracterQuery,
  useGetConvFormapagoQuery,
  useGetTipoRetiroQuery,
  useGetConveniosEstadoQuery,
} = conveniosApi
