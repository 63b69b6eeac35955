import { municipioContribuyentes, municipioInmuebles } from '@apremia/api-client'
import { api } from '../../../api/api.ts'
import { pageQuery, query } from '../../../api/endpoint.ts'

export const fichaApi = api.injectEndpoints({
  endpoints: (build) => ({
    recursosDeImponible: query(build, municipioInmuebles.recursosxImp),
    responsables: query(build, municipioInmuebles.contribxImp),
    contribuyenteDelPadron: pageQuery(build, municipioContribuyentes.recImpContrib),
  }),
})

export const { useRecursosDeImponibleQuery } = fichaApi
