import { municipioContribuyentes, municipioInmuebles } from '@apremia/api-client'
import { api } from '../../../api/api.ts'
import { pageQuery, query } from '../../../api/endpoint.ts'

const { useRecursosDeImponibleQuery, useResponsablesQuery, useContribuyenteDelPadronQuery } =
  api.injectEndpoints({
    endpoints: (build) => ({
      recursosDeImponible: query(build, municipioInmuebles.recursosxImp),
      responsables: query(build, municipioInmuebles.contribxImp),
      contribuyenteDelPadron: pageQuery(build, municipioContribuyentes.recImpContrib),
    }),
  })

export { useContribuyenteDelPadronQuery, useRecursosDeImponibleQuery, useResponsablesQuery }
