import { municipioComercios } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { pageQuery } from '../../api/endpoint.ts'

const comerciosApi = api.injectEndpoints({
  endpoints: (build) => ({
    comercioxVarios: pageQuery(build, municipioComercios.comercioxVarios),
  }),
})

export const { useComercioxVariosQuery } = comerciosApi
