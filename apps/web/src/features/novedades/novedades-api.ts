import { novedades as calls } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation, pageQuery, query } from '../../api/endpoint.ts'

export type Novedad = Data<'getNovedad'>
export type NovedadEnLista = Data<'searchNovedades'>[number]
export type InmuebleDeNovedad = Novedad['inmuebles'][number]

const reads = { providesTags: ['novedades'] } as const
const changes = { invalidatesTags: ['novedades'] } as const

export const {
  useSearchNovedadesQuery,
  useGetNovedadQuery,
  useEditNovedadMutation,
  useDeleteInmuebleDeNovedadMutation,
  useDeleteDocumentoDeNovedadMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    searchNovedades: pageQuery(build, calls.searchNovedades, reads),
    getNovedad: query(build, calls.getNovedad, reads),
    editNovedad: mutation(build, calls.editNovedad, changes),
    deleteInmuebleDeNovedad: mutation(build, calls.deleteInmuebleDeNovedad, changes),
    deleteDocumentoDeNovedad: mutation(build, calls.deleteDocumentoDeNovedad, changes),
  }),
})
