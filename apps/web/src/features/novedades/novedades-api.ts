import { novedades as calls } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation, pageQuery, query } from '../../api/endpoint.ts'

export type Novedad = Data<'getNovedad'>
export type NovedadEnLista = Data<'searchNovedades'>[number]
export type InmuebleDeNovedad = Novedad['inmuebles'][number]

/**
 * Cache tags that a change to a taxpayer invalidates. A deletion invalidates only the list, so that the deleted
 * taxpayer is not requested again.
 */
export const CAMBIAN = ['novedades', 'novedad'] as const

const changes = { invalidatesTags: [...CAMBIAN] } as const

export const {
  useSearchNovedadesQuery,
  useGetNovedadQuery,
  useEditNovedadMutation,
  useDeleteNovedadMutation,
  useRestoreNovedadMutation,
  useDeleteInmuebleDeNovedadMutation,
  useDeleteDocumentoDeNovedadMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    searchNovedades: pageQuery(build, calls.searchNovedades, { providesTags: ['novedades'] }),
    getNovedad: query(build, calls.getNovedad, { providesTags: ['novedad'] }),
    editNovedad: mutation(build, calls.editNovedad, changes),
    deleteNovedad: mutation(build, calls.deleteNovedad, { invalidatesTags: ['novedades'] }),
    restoreNovedad: mutation(build, calls.restoreNovedad, changes),
    deleteInmuebleDeNovedad: mutation(build, calls.deleteInmuebleDeNovedad, changes),
    deleteDocumentoDeNovedad: mutation(build, calls.deleteDocumentoDeNovedad, changes),
  }),
})
