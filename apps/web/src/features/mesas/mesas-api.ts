import { casos, mesas } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, pageQuery, query } from '../../api/endpoint.ts'

// An action, a title or an agreement moves cases from one tab to another.
const providesTags = ['actuaciones', 'convenios', 'titulos'] as const

export const mesasApi = api.injectEndpoints({
  endpoints: (build) => ({
    pageMesa: pageQuery(build, mesas.pageMesa, { providesTags }),
    countMesa: query(build, mesas.countMesa, { providesTags }),
    explainCaso: query(build, casos.explainCaso, { providesTags }),
  }),
})

export const { usePageMesaQuery, useCountMesaQuery, useExplainCasoQuery } = mesasApi

export type CasoDeMesa = Data<'pageMesa'>[number]
export type CuentasDeMesa = Data<'countMesa'>
