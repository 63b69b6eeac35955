import { registros as calls } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, pageQuery } from '../../api/endpoint.ts'

export type Registro = Data<'findRegistros'>[number]

export const { useFindRegistrosQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    findRegistros: pageQuery(build, calls.findRegistros, { providesTags: ['registros'] }),
  }),
})
