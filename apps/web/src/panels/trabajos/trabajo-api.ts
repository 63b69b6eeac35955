import { cartas, evaluaciones, recalculos, titulos, trabajos } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, type Input, mutation } from '../../api/endpoint.ts'
import type { Extra } from '../../api/thunk.ts'
import { respuestaCambiada } from './seguimiento-slice.ts'
import { estaActivo } from './trabajo.ts'
import { trabajosApi, ULTIMOS } from './trabajos-api.ts'
import { avancesDeTrabajo, waitFor } from './watch-trabajo.ts'

/**
 * Types of job that change the catalogues of the municipality, such as its taxes. After such a job, the screens request
 * the catalogues again.
 */
const MUEVEN_CATALOGOS: readonly string[] = ['cargar-paquete', 'deshacer-paquete', 'sincronizar']

/**
 * API calls about one job. They are in a separate file, because the first screen only counts the jobs and so loads less
 * code.
 */
export const trabajoApi = api.injectEndpoints({
  endpoints: (build) => ({
    resumeLoteDeCartas: mutation(build, cartas.resumeLoteDeCartas, {
      invalidatesTags: ['cartas', 'trabajos'],
    }),
    resumeEvaluaciones: mutation(build, evaluaciones.resumeEvaluaciones, {
      invalidatesTags: ['trabajos'],
    }),
    resumeRecalculo: mutation(build, recalculos.resumeRecalculo, { invalidatesTags: ['trabajos'] }),
    cancelTrabajo: mutation(build, trabajos.cancelTrabajo, { invalidatesTags: ['trabajos'] }),
    resumeLote: mutation(build, titulos.resumeLote, {
      invalidatesTags: ['trabajos', 'lotes'],
    }),
    /** Reads a job, and keeps the job up to date with its events while a component is subscribed to the query. */
    getTrabajo: build.query<Data<'getTrabajo'>, Input<'getTrabajo'>>({
      query: (input) => ({ entry: trabajos.getTrabajo, input, paged: false }),
      async onCacheEntryAdded({ params: { id = '' } }, entry) {
        const { client } = entry.extra as Extra
        const watching = new AbortController()
        void entry.cacheEntryRemoved.then(() => watching.abort())
        try {
          const { data } = await entry.cacheDataLoaded
          if (estaActivo(data)) {
            const { signal } = watching
            const onRespuesta = (responde: boolean) =>
              entry.dispatch(respuestaCambiada({ id, responde }))
            const watch = { client, id, signal, wait: waitFor, onRespuesta }
            for await (const trabajo of avancesDeTrabajo(watch)) {
              entry.updateCachedData(() => trabajo)
              entry.dispatch(
                trabajosApi.util.updateQueryData('listTrabajos', ULTIMOS, ({ rows, total }) => ({
                  rows: rows.map((other) => (other.id === id ? trabajo : other)),
                  total,
                })),
              )
            }
          }
          // Requests again the data that the job changed, such as batches and executive titles. The job may have ended
          // just after the page loaded these data. The request is therefore needed even without an event of the job.
          entry.dispatch(
            api.util.invalidateTags([
              'trabajos',
              'lotes',
              'titulos',
              'cargas',
              'cartas',
              'evaluaciones',
              // A loaded data package may have changed the catalogues of the municipality, such as its taxes. Every
              // screen uses these catalogues.
              ...(MUEVEN_CATALOGOS.includes(data.tipo) ? (['catalogos'] as const) : []),
            ]),
          )
        } catch {
          // The job did not load, or it belongs to another person. The screen shows the error of the query, so nothing
          // else is done.
        }
      },
    }),
  }),
})

export const {
  useGetTrabajoQuery,
  useCancelTrabajoMutation,
  useResumeLoteMutation,
  useResumeLoteDeCartasMutation,
  useResumeEvaluacionesMutation,
  useResumeRecalculoMutation,
} = trabajoApi
