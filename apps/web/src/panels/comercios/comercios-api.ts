import { municipioComercios, municipioInmuebles } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { pageQuery, query } from '../../api/endpoint.ts'

export const comerciosApi = api.injectEndpoints({
  endpoints: (build) => ({
    comercioxVarios: pageQuery(build, municipioComercios.comercioxVarios),
    recursosDeComercio: query(build, municipioInmuebles.recursosxImp),
  }),
})

export const { useComercioxVariosQuery, useRecursosDeComercioQuery } = comerciosApi
