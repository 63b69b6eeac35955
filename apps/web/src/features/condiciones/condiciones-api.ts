import { condiciones } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation, pageQuery } from '../../api/endpoint.ts'

export type Condicion = Data<'getCondiciones'>[number]

const changes = { invalidatesTags: ['condiciones'] } as const

export const condicionesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCondiciones: pageQuery(build, condiciones.getCondiciones, { providesTags: ['condiciones'] }),
    createCondicion: mutation(build, condiciones.createCondicion, changes),
    editCondicion: mutation(build, condiciones.editCondicion, changes),
    loadCondiciones: mutation(build, condiciones.loadCondiciones, changes),
  }),
})

export const {
  useGetCondicionesQuery,
  useCreateCondicionMutation,
  useEditCondicionMutation,
  useLoadCondicionesMutation,
} = condicionesApi
