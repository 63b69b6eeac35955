import { municipioInmuebles } from '@apremia/api-client'
import { api } from '../../../api/api.ts'
import { query } from '../../../api/endpoint.ts'

const { useRecursosDeImponibleQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    recursosDeImponible: query(build, municipioInmuebles.recursosxImp),
  }),
})

export { useRecursosDeImponibleQuery }
