import { actuaciones, etapas } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { pageQuery, query } from '../../api/endpoint.ts'

const providesTags = ['actuaciones'] as const

export const actuacionesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getActuacion: query(build, actuaciones.getActuacion, { providesTags }),
    getLineaDeTiempo: query(build, actuaciones.getLineaDeTiempo, {
      providesTags: ['actuaciones', 'convenios'],
    }),
    actuacionesxImp: pageQuery(build, actuaciones.actuacionesxImp, { providesTags }),
    buscarRadicacion: query(build, actuaciones.buscarRadicacion, { providesTags }),
    listActuacionModos: query(build, actuaciones.listActuacionModos),
    listGruposDeEtapa: query(build, etapas.listGruposDeEtapa),
    listTiposDeEtapa: query(build, etapas.listTiposDeEtapa),
  }),
})

export const {
  useGetActuacionQuery,
  useGetLineaDeTiempoQuery,
  useActuacionesxImpQuery,
  useBuscarRadicacionQuery,
  useListActuacionModosQuery,
  useListGruposDeEtapaQuery,
  useListTiposDeEtapaQuery,
} = actuacionesApi
