import { textos } from '@apremia/core'
import { failureOf } from '../../api/failure.ts'
import { estaActivo } from '../../panels/trabajos/trabajo.ts'
import { TrabajoActions } from '../../panels/trabajos/trabajo-actions.tsx'
import { useGetTrabajoQuery } from '../../panels/trabajos/trabajo-api.ts'
import { TrabajoProgress } from '../../panels/trabajos/trabajo-progress.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'

const t = textos.datosDelMunicipio

interface EnCursoProps {
  readonly trabajo: string
  readonly title: string
  readonly onActualizar: () => void
}

/**
 * Shows the progress or the error of a load of municipal data. A user who did not start the load cannot read its job
 * (status 404) and sees only that the load is in progress.
 */
export const EnCurso = ({ trabajo: id, title, onActualizar }: EnCursoProps) => {
  const { data: trabajo, error: problem } = useGetTrabajoQuery({ params: { id } })
  const error = failureOf(problem)
  if (error?.status === 404)
    return (
      <Alert
        kind="info"
        title={title}
        actions={<Button onClick={onActualizar}>{textos.comunes.actualizar}</Button>}
      />
    )
  if (error) return <FailureAlert failure={error} onRetry={onActualizar} />
  if (trabajo?.error) return <Alert kind="error" title={trabajo.error.message} />
  if (trabajo?.estado === 'cancelado') return <Alert kind="aviso" title={t.fin.cancelada} />
  // Grey lines in place of a list are shown until the job is loaded. They are shown again after the job ends without
  // errors, until the screen has loaded the result.
  if (!trabajo || !estaActivo(trabajo)) return <ListSkeleton />
  return (
    <Alert kind="info" title={title} actions={<TrabajoActions trabajo={trabajo} />}>
      <TrabajoProgress trabajo={trabajo} />
      <p>{t.segundoPlano}</p>
    </Alert>
  )
}

/** Only the person who started the load of data can read the reason of its failure. */
export const Falla = ({ trabajo: id }: { readonly trabajo: string }) => {
  const { data: trabajo } = useGetTrabajoQuery({ params: { id } })
  return trabajo?.error ? <p>{trabajo.error.message}</p> : null
}
