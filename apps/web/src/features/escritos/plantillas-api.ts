import { escritosJudiciales } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation, query } from '../../api/endpoint.ts'

export type BloqueDeTexto = Data<'listBloques'>[number]

const changes = { invalidatesTags: ['escritos'] } as const

export const {
  useListBloquesQuery,
  useUploadPlantillaMutation,
  useRetirePlantillaMutation,
  useSaveBloqueMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listBloques: query(build, escritosJudiciales.listBloques, { providesTags: ['escritos'] }),
    uploadPlantilla: mutation(build, escritosJudiciales.uploadPlantilla, changes),
    retirePlantilla: mutation(build, escritosJudiciales.retirePlantilla, changes),
    saveBloque: mutation(build, escritosJudiciales.saveBloque, changes),
  }),
})
