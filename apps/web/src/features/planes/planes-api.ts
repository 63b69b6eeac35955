import { planes as calls, convenios, municipioInmuebles } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { query } from '../../api/endpoint.ts'

const planesApi = api.injectEndpoints({
  endpoints: (build) => ({
    simDataPlanPago: query(build, calls.simDataPlanPago),
    periodosParaSimular: query(build, convenios.getPeriodosDeConvenio, {
      providesTags: ['convenios'],
    }),
    recursosParaSimular: query(build, municipioInmuebles.recursosxImp),
  }),
})

export const { useSimDataPlanPagoQuery, usePeriodosParaSimularQuery, useRecursosParaSimularQuery } =
  planesApi
