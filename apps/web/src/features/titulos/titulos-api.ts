import { titulos as calls, municipioGestion } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { mutation, pageQuery, query } from '../../api/endpoint.ts'

export const titulosApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLastTitleNumber: query(build, calls.getLastTitleNumber, {
      providesTags: ['titulos'],
    }),
    getTitulosInfo: pageQuery(build, calls.getTitulosInfo, { providesTags: ['titulos'] }),
    getAbogadosInfoFilter: query(build, calls.getAbogadosInfoFilter, {
      providesTags: ['titulos'],
    }),
    listaTitulos: pageQuery(build, municipioGestion.listaTitulos, { providesTags: ['titulos'] }),
    listLotes: pageQuery(build, calls.listLotes, { providesTags: ['lotes'] }),
    reviewTitulos: mutation(build, calls.reviewTitulos),
    simulateTitles: mutation(build, calls.simulateTitles),
    annulTitulo: mutation(build, calls.annulTitulo, { invalidatesTags: ['titulos'] }),
  }),
})

export const {
  useGetLastTitleNumberQuery,
  useGetTitulosInfoQuery,
  useGetAbogadosInfoFilterQuery,
  useListaTitulosQuery,
  useListLotesQuery,
  useReviewTitulosMutation,
  useSimulateTitlesMutation,
  useAnnulTituloMutation,
} = titulosApi
