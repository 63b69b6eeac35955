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
    // The pages of the taxpayer and of the cases show the electronic domicile, so they load again after a change. They
    // also load again after a refused change, because another person has then changed the domicile.
    saveDomicilioElectronico: mutation(build, paginaDeContribuyente.saveDomicilioElectronico, {
      invalidatesTags: ['actuaciones'],
    }),
    // `marca` records that a taxpayer died or is in insolvency proceedings. The page of a case shows this mark, and the
    // form of a payment agreement warns about it.
    saveMarcaDeContribuyente: mutation(build, paginaDeContribuyente.saveMarcaDeContribuyente, {
      invalidatesTags: ['actuaciones', 'convenios'],
    }),
  }),
})

export type ContribuyenteAbierto = Data<'getPaginaDeContribuyente'>

export type ImponibleAbierto = ContribuyenteAbierto['imponibles'][number]
