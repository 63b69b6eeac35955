import { planes as calls, convenios, municipioInmuebles } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { query } from '../../api/endpoint.ts'

const planesApi = api.injectEndpoints({
  endpoints: (build) => ({
    computePresupuestos: query(build, calls.computePresupuestos),
    periodosParaSimular: query(build, convenios.getPeriodosDeConvenio, {
      providesTags: ['convenios'],
    }),
    recursosParaSimular: query(build, municipioInmuebles.recursosxImp),
  }),
})

export const {
  useComputePresupuestosQuery,
  usePeriodosParaSimularQuery,
  useRecursosParaSimularQuery,
} = planesApi
