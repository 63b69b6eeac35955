import { useMemo } from 'react'
import { failureOf } from '../api/failure.ts'
import { useAppDispatch } from '../api/thunk.ts'
import { CreacionTitulosScreen } from '../features/titulos/creacion-titulos-screen.tsx'
import type { Tareas } from '../features/titulos/tareas.ts'
import { ResultadoTrabajo } from '../features/trabajos/resultado-trabajo.tsx'
import { trabajoSeguido } from '../features/trabajos/seguimiento-slice.ts'
import { reviewPlanilla, sendPlanilla } from '../features/trabajos/send-planilla.ts'
import { useResumeLoteMutation } from '../features/trabajos/trabajos-api.ts'

/** /creaciontitulos: the titles screen with the jobs that make its documents. */
export const CreacionTitulosRoute = () => {
  const dispatch = useAppDispatch()
  const [resume] = useResumeLoteMutation()
  const tareas = useMemo<Tareas>(
    () => ({
      enviar: (entry, input, archivo) => dispatch(sendPlanilla(entry, input, archivo)),
      revisar: (archivo, work, fallaOf) => dispatch(reviewPlanilla(archivo, work, fallaOf)),
      reanudar: async (id) => {
        const { data, error } = await resume({ params: { id } })
        if (data) dispatch(trabajoSeguido({ id: data.id, nuevo: true }))
        return failureOf(error)
      },
      Resultado: ResultadoTrabajo,
    }),
    [dispatch, resume],
  )
  return <CreacionTitulosScreen tareas={tareas} />
}
