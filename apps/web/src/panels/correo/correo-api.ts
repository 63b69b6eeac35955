import { correo } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation, query } from '../../api/endpoint.ts'

export const { useGetAvisosPorCorreoQuery, useSaveAvisosPorCorreoMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    getAvisosPorCorreo: query(build, correo.getAvisosPorCorreo),
    saveAvisosPorCorreo: mutation(build, correo.saveAvisosPorCorreo),
  }),
})

export type AvisosPorCorreo = Data<'getAvisosPorCorreo'>
