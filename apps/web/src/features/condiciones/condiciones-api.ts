import { condiciones } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { pageQuery } from '../../api/endpoint.ts'

export const condicionesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCondiciones: pageQuery(build, condiciones.getCondiciones, { providesTags: ['condiciones'] }),
  }),
})

export const { useGetCondicionesQuery } = condicionesApi
