import { cartas } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation, pageQuery } from '../../api/endpoint.ts'

export type Carta = Data<'listCartas'>[number]
export type LoteDeCartas = Data<'listLotesDeCartas'>[number]

const tags = ['cartas'] as const

export const cartasApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCartas: pageQuery(build, cartas.listCartas, { providesTags: tags }),
    listLotesDeCartas: pageQuery(build, cartas.listLotesDeCartas, { providesTags: tags }),
    annulCarta: mutation(build, cartas.annulCarta, {
      invalidatesTags: ['cartas', 'actuaciones'],
    }),
    loadAcusesDeCartas: mutation(build, cartas.loadAcusesDeCartas, { invalidatesTags: tags }),
    saveAcuseDeCarta: mutation(build, cartas.saveAcuseDeCarta, { invalidatesTags: tags }),
    saveAcusesDeCartas: mutation(build, cartas.saveAcusesDeCartas, { invalidatesTags: tags }),
  }),
})

export const {
  useListCartasQuery,
  useAnnulCartaMutation,
  useLoadAcusesDeCartasMutation,
  useListLotesDeCartasQuery,
  useSaveAcuseDeCartaMutation,
  useSaveAcusesDeCartasMutation,
} = cartasApi
