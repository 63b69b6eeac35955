import {
  planes as calls,
  municipioDeuda,
  municipioInmuebles,
  municipioPlanes,
} from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { pageQuery, query } from '../../api/endpoint.ts'

const planesApi = api.injectEndpoints({
  endpoints: (build) => ({
    planFiltro: pageQuery(build, municipioPlanes.planFiltro),
    getPlandepago: query(build, calls.getPlandepago),
    simDataPlanPago: query(build, calls.simDataPlanPago),
    deudaParaSimular: query(build, municipioDeuda.deudaCC),
    recursosParaSimular: query(build, municipioInmuebles.recursosxImp),
  }),
})

export const {
  usePlanFiltroQuery,
  useGetPlandepagoQuery,
  useSimDataPlanPagoQuery,
  useDeudaParaSimularQuery,
  useRecursosParaSimularQuery,
} = planesApi
