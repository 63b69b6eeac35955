import { usuarios as calls, cuentas } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation, pageQuery, query } from '../../api/endpoint.ts'

export type CuentaDeServicio = Data<'listCuentas'>[number]
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
    listCuentas: query(build, cuentas.listCuentas, seen),
    createCuenta: mutation(build, cuentas.createCuenta, changes),
    renewCuenta: mutation(build, cuentas.renewCuenta, changes),
    revokeCuenta: mutation(build, cuentas.revokeCuenta, changes),
  }),
})

export const {
  useGetUsuariosQuery,
  useCreateUsuarioMutation,
  useEditUsuarioMutation,
  useCountSesionesQuery,
  useEndSesionesMutation,
  useListCuentasQuery,
  useCreateCuentaMutation,
  useRenewCuentaMutation,
  useRevokeCuentaMutation,
} = usuariosApi
