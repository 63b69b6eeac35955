import { legajos } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, query } from '../../api/endpoint.ts'

export type Legajo = Data<'listDocumentosDeLegajo'>
export type DocumentoDelCaso = Legajo['documentos'][number]

export const { useListDocumentosDeLegajoQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listDocumentosDeLegajo: query(build, legajos.listDocumentosDeLegajo, {
      providesTags: ['escritos', 'actuaciones', 'titulos', 'cartas', 'convenios'],
    }),
  }),
})
