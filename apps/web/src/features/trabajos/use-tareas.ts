import { failureOf } from '../../api/failure.ts'
import { estaActivo } from './trabajo.ts'
import { trabajosApi, useListTrabajosQuery } from './trabajos-api.ts'

const CADA_MS = 3000

/** The person's jobs, read again now and then for as long as one of them is going on. */
export const useTareas = () => {
  const known = trabajosApi.endpoints.listTrabajos.useQueryState({})
  const activos = known.data?.filter(estaActivo).length ?? 0
  const { data, error, refetch } = useListTrabajosQuery(
    {},
    { pollingInterval: activos > 0 ? CADA_MS : 0 },
  )
  return { trabajos: data, activos, error: failureOf(error), refetch }
}
