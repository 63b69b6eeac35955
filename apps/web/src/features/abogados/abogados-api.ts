import { abogados as calls } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { mutation, pageQuery, query } from '../../api/endpoint.ts'

export const abogadosApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchAbogados: pageQuery(build, calls.searchAbogados, { providesTags: ['abogados'] }),
    getAbogadoPropio: query(build, calls.getAbogadoPropio, { providesTags: ['abogados'] }),
    getAbogadosNameDni: query(build, calls.getAbogadosNameDni, {
      providesTags: ['abogados'],
    }),
    getTitulosDeAbogado: query(build, calls.getTitulosDeAbogado),
    createAbogado: mutation(build, calls.createAbogado, { invalidatesTags: ['abogados'] }),
    editAbogado: mutation(build, calls.editAbogado, { invalidatesTags: ['abogados'] }),
    deleteAbogado: mutation(build, calls.deleteAbogado, { invalidatesTags: ['abogados'] }),
    reassignAbogado: mutation(build, calls.reassignAbogado),
    nameJefatura: mutation(build, calls.nameJefatura, {
      invalidatesTags: ['abogados', 'avisos'],
    }),
    simulateNameJefatura: mutation(build, calls.simulateNameJefatura),
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
