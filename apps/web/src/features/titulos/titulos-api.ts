import { creaciontitulos } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { mutation, pageQuery, query } from '../../api/endpoint.ts'

export const titulosApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLastTitleNumber: query(build, creaciontitulos.getLastTitleNumber, {
      providesTags: ['titulos'],
    }),
    getTitulosInfo: pageQuery(build, creaciontitulos.getTitulosInfo, { providesTags: ['titulos'] }),
    getAbogadosInfoFilter: query(build, creaciontitulos.getAbogadosInfoFilter, {
      providesTags: ['titulos'],
    }),
    listLotes: pageQuery(build, creaciontitulos.listLotes, { providesTags: ['lotes'] }),
    simulateTitles: mutation(build, creaciontitulos.simulateTitles),
    annulTitulo: mutation(build, creaciontitulos.annulTitulo, { invalidatesTags: ['titulos'] }),
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
