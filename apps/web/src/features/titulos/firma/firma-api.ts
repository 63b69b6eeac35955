import { firmaDeTitulos as calls } from '@apremia/api-client'
import { api } from '../../../api/api.ts'
import { type Data, pageQuery } from '../../../api/endpoint.ts'

export type TituloParaFirmar = Data<'listTitulosParaFirmar'>[number]

export const { useListTitulosParaFirmarQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listTitulosParaFirmar: pageQuery(build, calls.listTitulosParaFirmar, {
      providesTags: ['titulos'],
    }),
  }),
})
