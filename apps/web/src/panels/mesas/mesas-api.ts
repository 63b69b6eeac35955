import { abogados, mesas } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation, pageQuery, query } from '../../api/endpoint.ts'

// A new action, executive title or payment agreement may move a case to another tab of its list (desk), so the list is
// then loaded again.
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
