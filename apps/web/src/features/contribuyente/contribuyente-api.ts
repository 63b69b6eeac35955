import { paginaDeContribuyente } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation, query } from '../../api/endpoint.ts'

export const {
  useGetPaginaDeContribuyenteQuery,
  useSaveDomicilioElectronicoMutation,
  useSaveMarcaDeContribuyenteMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getPaginaDeContribuyente: query(build, paginaDeContribuyente.getPaginaDeContribuyente, {
      providesTags: ['actuaciones', 'convenios', 'titulos', 'cartas'],
    }),
    // A refused change also reads the page again, because another person changed the domicile. The page of a case shows
    // it too.
    saveDomicilioElectronico: mutation(build, paginaDeContribuyente.saveDomicilioElectronico, {
      invalidatesTags: ['actuaciones'],
    }),
    // The page of a case shows the mark, and an agreement warns of it.
    saveMarcaDeContribuyente: mutation(build, paginaDeContribuyente.saveMarcaDeContribuyente, {
      invalidatesTags: ['actuaciones', 'convenios'],
    }),
  }),
})

export type ContribuyenteAbierto = Data<'getPaginaDeContribuyente'>

export type ImponibleAbierto = ContribuyenteAbierto['imponibles'][number]
