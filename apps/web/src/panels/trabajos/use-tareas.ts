import { failureOf } from '../../api/failure.ts'
import { estaActivo } from './trabajo.ts'
import { trabajosApi, ULTIMOS, useListTrabajosQuery } from './trabajos-api.ts'

const CADA_MS = 3000

/** The person's newest jobs, read again now and then for as long as one of them is going on. */
export const useTareas = () => {
  const known = trabajosApi.endpoints.listTrabajos.useQueryState(ULTIMOS)
  const activos = known.data?.rows.filter(estaActivo).length ?? 0
  const { data, error, refetch } = useListTrabajosQuery(ULTIMOS, {
    pollingInterval: activos > 0 ? CADA_MS : 0,
  })
  return { trabajos: data?.rows, activos, error: failureOf(error), refetch }
}
