import { municipioInmuebles, municipioSituaciones } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { pageQuery, query } from '../../api/endpoint.ts'

export const inmueblesApi = api.injectEndpoints({
  endpoints: (build) => ({
    recImpInm: pageQuery(build, municipioInmuebles.recImpInm),
    recursosxImp: query(build, municipioInmuebles.recursosxImp),
    basexImp: query(build, municipioInmuebles.basexImp),
    dtSituacion: query(build, municipioSituaciones.dtSituacion),
  }),
})

export const { useRecImpInmQuery, useRecursosxImpQuery, useBasexImpQuery, useDtSituacionQuery } =
  inmueblesApi
