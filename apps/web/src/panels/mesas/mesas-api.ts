import { abogados, mesas } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation, pageQuery, query } from '../../api/endpoint.ts'

// Cache tags of a desk. An action, an executive title (court claim document) or a payment agreement moves cases from
// one tab to another, so a change of any of these loads the desk again.
const providesTags = ['actuaciones', 'convenios', 'titulos'] as const

export const mesasApi = api.injectEndpoints({
  endpoints: (build) => ({
    pageMesa: pageQuery(build, mesas.pageMesa, { providesTags }),
    countMesa: query(build, mesas.countMesa, { providesTags }),
    simulateReassignCasos: query(build, abogados.simulateReassignCasos),
    reassignCasos: mutation(build, abogados.reassignCasos, {
      invalidatesTags: ['actuaciones', 'convenios', 'titulos', 'abogados'],
    }),
  }),
})

export const {
  usePageMesaQuery,
  useCountMesaQuery,
  useSimulateReassignCasosQuery,
  useReassignCasosMutation,
} = mesasApi

export type CasoDeMesa = Data<'pageMesa'>[number]
export type Reasignados = Data<'simulateReassignCasos'>
export type CuentasDeMesa = Data<'countMesa'>
