import { escritosJudiciales } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation, query } from '../../api/endpoint.ts'

export type Plantilla = Data<'listPlantillas'>[number]

export const { useListPlantillasQuery, useReviewEscritoQuery, useCreateEscritoMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      listPlantillas: query(build, escritosJudiciales.listPlantillas, {
        providesTags: ['escritos'],
      }),
      reviewEscrito: query(build, escritosJudiciales.reviewEscrito, {
        providesTags: ['escritos', 'actuaciones', 'titulos'],
      }),
      createEscrito: mutation(build, escritosJudiciales.createEscrito, {
        invalidatesTags: ['actuaciones'],
      }),
    }),
  })
