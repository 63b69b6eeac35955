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
    // A refused change also reloads the page of the taxpayer, because another person changed the electronic domicile.
    // The tag also reloads the page of a case, which shows the domicile.
    saveDomicilioElectronico: mutation(build, paginaDeContribuyente.saveDomicilioElectronico, {
      invalidatesTags: ['actuaciones'],
    }),
    // The page of a case shows the mark of the taxpayer, and a payment agreement warns about the mark.
    saveMarcaDeContribuyente: mutation(build, paginaDeContribuyente.saveMarcaDeContribuyente, {
      invalidatesTags: ['actuaciones', 'convenios'],
    }),
  }),
})

export type ContribuyenteAbierto = Data<'getPaginaDeContribuyente'>

export type ImponibleAbierto = ContribuyenteAbierto['imponibles'][number]
