import { municipioPlanes, plandepago } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { pageQuery, query } from '../../api/endpoint.ts'

export const planesApi = api.injectEndpoints({
  endpoints: (build) => ({
    planFiltro: pageQuery(build, municipioPlanes.planFiltro),
    getPlandepago: query(build, plandepago.getPlandepago),
    simDataPlanPago: query(build, plandepago.simDataPlanPago),
  }),
})

export const { usePlanFiltroQuery, useGetPlandepagoQuery, useSimDataPlanPagoQuery } = planesApi
