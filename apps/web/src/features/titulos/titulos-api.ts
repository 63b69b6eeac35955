import { api } from '../../api/api.ts'
import { mutation, pageQuery, query } from '../../api/endpoint.ts'

export const titulosApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLastTitleNumber: query(build, 'getLastTitleNumber', { providesTags: ['titulos'] }),
    getTitulosInfo: pageQuery(build, 'getTitulosInfo', { providesTags: ['titulos'] }),
    getAbogadosInfoFilter: query(build, 'getAbogadosInfoFilter', { providesTags: ['titulos'] }),
    listLotes: pageQuery(build, 'listLotes', { providesTags: ['lotes'] }),
    simulateTitles: mutation(build, 'simulateTitles'),
    annulTitulo: mutation(build, 'annulTitulo', { invalidatesTags: ['titulos'] }),
  }),
})

export const {
  useGetLastTitleNumberQuery,
  useGetTitulosInfoQuery,
  useGetAbogadosInfoFilterQuery,
  useListLotesQuery,
  useSimulateTitlesMutation,
  useAnnulTituloMutation,
} = titulosApi
