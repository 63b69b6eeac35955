import { agenda } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation, pageQuery, query } from '../../api/endpoint.ts'

export const {
  useGetAgendaQuery,
  useListAgendaQuery,
  useGetDireccionDeAgendaQuery,
  useCreateDireccionDeAgendaMutation,
  useRevokeDireccionDeAgendaMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getAgenda: query(build, agenda.getAgenda, { providesTags: ['actuaciones', 'titulos'] }),
    listAgenda: pageQuery(build, agenda.listAgenda, { providesTags: ['actuaciones', 'titulos'] }),
    getDireccionDeAgenda: query(build, agenda.getDireccionDeAgenda, { providesTags: ['agenda'] }),
    createDireccionDeAgenda: mutation(build, agenda.createDireccionDeAgenda, {
      invalidatesTags: ['agenda'],
    }),
    revokeDireccionDeAgenda: mutation(build, agenda.revokeDireccionDeAgenda, {
      invalidatesTags: ['agenda'],
    }),
  }),
})

export type Vencimiento = Data<'listAgenda'>[number]
