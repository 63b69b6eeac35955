import { profesionales } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { mutation, pageQuery, query } from '../../api/endpoint.ts'

export const abogadosApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchAbogados: pageQuery(build, profesionales.searchAbogados, { providesTags: ['abogados'] }),
    getAbogadoPropio: query(build, profesionales.getAbogadoPropio, { providesTags: ['abogados'] }),
    getAbogadosNameDni: query(build, profesionales.getAbogadosNameDni, {
      providesTags: ['abogados'],
    }),
    getTitulosDeAbogado: query(build, profesionales.getTitulosDeAbogado),
    createAbogado: mutation(build, profesionales.createAbogado, { invalidatesTags: ['abogados'] }),
    editAbogado: mutation(build, profesionales.editAbogado, { invalidatesTags: ['abogados'] }),
    deleteAbogado: mutation(build, profesionales.deleteAbogado, { invalidatesTags: ['abogados'] }),
    reassignAbogado: mutation(build, profesionales.reassignAbogado),
    nameJefatura: mutation(build, profesionales.nameJefatura, {
      invalidatesTags: ['abogados', 'avisos'],
    }),
    simulateNameJefatura: mutation(build, profesionales.simulateNameJefatura),
  }),
})

export const {
  useSearchAbogadosQuery,
  useGetAbogadoPropioQuery,
  useGetAbogadosNameDniQuery,
  useGetTitulosDeAbogadoQuery,
  useCreateAbogadoMutation,
  useEditAbogadoMutation,
  useDeleteAbogadoMutation,
  useReassignAbogadoMutation,
  useNameJefaturaMutation,
  useSimulateNameJefaturaMutation,
} = abogadosApi
