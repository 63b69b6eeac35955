import { failureOf } from '../../api/failure.ts'
import { estaActivo } from './trabajo.ts'
import { trabajosApi, ULTIMOS, useListTrabajosQuery } from './trabajos-api.ts'

const CADA_MS = 3000

/** Returns the newest jobs of the person. The list is requested again at intervals while one of the jobs is running. */
export const useTareas = () => {
  const known = trabajosApi.endpoints.listTrabajos.useQueryState(ULTIMOS)
  const activos = known.data?.rows.filter(estaActivo).length ?? 0
  const { data, error, refetch } = useListTrabajosQuery(ULTIMOS, {
    pollingInterval: activos > 0 ? CADA_MS : 0,
  })
  return { trabajos: data?.rows, activos, error: failureOf(error), refetch }
}
