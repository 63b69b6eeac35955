import { planes as calls, municipioDeuda, municipioInmuebles } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { query } from '../../api/endpoint.ts'

const planesApi = api.injectEndpoints({
  endpoints: (build) => ({
    simDataPlanPago: query(build, calls.simDataPlanPago),
    deudaParaSimular: query(build, municipioDeuda.deudaCC),
    recursosParaSimular: query(build, municipioInmuebles.recursosxImp),
  }),
})

export const { useSimDataPlanPagoQuery, useDeudaParaSimularQuery, useRecursosParaSimularQuery } =
  planesApi
