import { planes as calls, municipioPlanes } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { pageQuery, query } from '../../api/endpoint.ts'

export const { usePlanFiltroQuery, useGetPlandepagoQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    planFiltro: pageQuery(build, municipioPlanes.planFiltro),
    getPlandepago: query(build, calls.getPlandepago),
  }),
})
