import { ingresos as calls } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, pageQuery } from '../../api/endpoint.ts'

export type ResumenDeIngresos = Data<'getResumenDeIngresos'>[number]

const ingresosApi = api.injectEndpoints({
  endpoints: (build) => ({
    getResumenDeIngresos: pageQuery(build, calls.getResumenDeIngresos),
    searchIngresos: pageQuery(build, calls.searchIngresos),
  }),
})

export const { useGetResumenDeIngresosQuery, useSearchIngresosQuery } = ingresosApi
