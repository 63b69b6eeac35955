import { usuarios as calls } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation, pageQuery, query } from '../../api/endpoint.ts'

export type UsuarioRegistrado = Data<'getUsuarios'>[number]

const seen = { providesTags: ['usuarios'] } as const
const changes = { invalidatesTags: ['usuarios'] } as const

export const usuariosApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUsuarios: pageQuery(build, calls.getUsuarios, seen),
    createUsuario: mutation(build, calls.createUsuario, changes),
    editUsuario: mutation(build, calls.editUsuario, changes),
    countSesiones: query(build, calls.simulateEndSesionesDeUsuario, seen),
    endSesiones: mutation(build, calls.endSesionesDeUsuario, changes),
  }),
})

export const {
  useGetUsuariosQuery,
  useCreateUsuarioMutation,
  useEditUsuarioMutation,
  useCountSesionesQuery,
  useEndSesionesMutation,
} = usuariosApi
