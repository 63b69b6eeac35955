import { textos } from '@apremia/core'
import { failureOf } from '../../api/failure.ts'
import { Alert } from '../../ui/alert.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { resumenDeTrabajo } from '../trabajos/resumen-de-trabajo.ts'
import { estaActivo } from '../trabajos/trabajo.ts'
import { TrabajoActions } from '../trabajos/trabajo-actions.tsx'
import { useGetTrabajoQuery } from '../trabajos/trabajo-api.ts'
import { TrabajoProgress } from '../trabajos/trabajo-progress.tsx'

const t = textos.evaluaciones
const r = textos.evaluaciones.realizacion

/** Shows the progress of a run that evaluates lawyers. When the run is cancelled, the evaluations already made stay. */
export const AvanceDeCorrida = ({ id }: { readonly id: string }) => {
  const { data: trabajo, error } = useGetTrabajoQuery({ params: { id } })
  const failure = failureOf(error)
  if (failure) return <FailureAlert failure={failure} />
  if (!trabajo) return null
  if (estaActivo(trabajo))
    return (
      <>
        <TrabajoProgress trabajo={trabajo} />
        <TrabajoActions trabajo={trabajo} />
      </>
    )
  if (trabajo.estado !== 'terminado')
    return (
      <>
        <Alert
          kind={trabajo.estado === 'cancelado' ? 'aviso' : 'error'}
          title={trabajo.estado === 'cancelado' ? r.cancelada : t.falla.titulo}
        >
          <p>{trabajo.error?.message ?? r.loHechoQueda}</p>
        </Alert>
        <TrabajoActions trabajo={trabajo} />
      </>
    )
  return (
    <Alert kind="exito" title={r.terminada}>
      <p>{resumenDeTrabajo(trabajo)}</p>
      {trabajo.avisos.length > 0 && (
        <ul>
          {trabajo.avisos.map((aviso) => (
            <li key={aviso}>{aviso}</li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
