import { vistas } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation, query } from '../../api/endpoint.ts'

const invalidatesTags = ['vistas'] as const

export const {
  useListVistasQuery,
  useCreateVistaMutation,
  useEditVistaMutation,
  useDeleteVistaMutation,
  useChooseVistaInicialMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listVistas: query(build, vistas.listVistas, { providesTags: ['vistas'] }),
    createVista: mutation(build, vistas.createVista, { invalidatesTags }),
    editVista: mutation(build, vistas.editVista, { invalidatesTags }),
    deleteVista: mutation(build, vistas.deleteVista, { invalidatesTags }),
    chooseVistaInicial: mutation(build, vistas.chooseVistaInicial, { invalidatesTags }),
  }),
})

export type VistaGuardada = Data<'listVistas'>[number]
