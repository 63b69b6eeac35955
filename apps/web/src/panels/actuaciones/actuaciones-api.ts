import { actuaciones, cartas, etapas } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { mutation, pageQuery, query } from '../../api/endpoint.ts'

const providesTags = ['actuaciones'] as const

export const actuacionesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLineaDeTiempo: query(build, actuaciones.getLineaDeTiempo, {
      providesTags: ['actuaciones', 'convenios'],
    }),
    undoActuaciones: mutation(build, actuaciones.undoActuaciones, {
      invalidatesTags: ['actuaciones', 'cartas'],
    }),
    actuacionesxImp: pageQuery(build, actuaciones.actuacionesxImp, { providesTags }),
    buscarRadicacion: query(build, actuaciones.buscarRadicacion, { providesTags }),
    proposeRadicacion: query(build, actuaciones.proposeRadicacion, { providesTags }),
    reviewCartas: query(build, cartas.reviewCartas),
    listActuacionModos: query(build, actuaciones.listActuacionModos),
    listGruposDeEtapa: query(build, etapas.listGruposDeEtapa),
    listTiposDeEtapa: query(build, etapas.listTiposDeEtapa),
  }),
})

export const {
  useGetLineaDeTiempoQuery,
  useUndoActuacionesMutation,
  useActuacionesxImpQuery,
  useBuscarRadicacionQuery,
  useProposeRadicacionQuery,
  useReviewCartasQuery,
  useListActuacionModosQuery,
  useListGruposDeEtapaQuery,
  useListTiposDeEtapaQuery,
} = actuacionesApi
