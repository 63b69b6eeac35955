import { verificacion } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation, query } from '../../api/endpoint.ts'

export const { useVerifyPapelQuery, useVerifyArchivoMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    verifyPapel: query(build, verificacion.verifyPapel),
    verifyArchivo: mutation(build, verificacion.verifyArchivo),
  }),
})

export type PapelVerificado = Data<'verifyPapel'>
