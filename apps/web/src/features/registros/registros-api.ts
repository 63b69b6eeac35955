import { registros as calls } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation, pageQuery } from '../../api/endpoint.ts'

export type Registro = Data<'findRegistros'>[number]

const changes = { invalidatesTags: ['registros'] } as const

export const { useFindRegistrosQuery, useEditRegistroMutation, useDeleteRegistroMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      findRegistros: pageQuery(build, calls.findRegistros, { providesTags: ['registros'] }),
      editRegistro: mutation(build, calls.editRegistro, changes),
      deleteRegistro: mutation(build, calls.deleteRegistro, changes),
    }),
  })
