import { textos } from '@apremia/core'
import { Alert } from '../../../ui/alert.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { ListSkeleton } from '../../../ui/table/skeleton.tsx'
import { describeSimulado } from './describe-simulado.ts'
import { ResultadoDeSimulacion } from './resultado.tsx'
import type { SimulacionDePlan } from './use-simulacion.ts'

const { simulacion: textosDe, sinMontoElegido } = textos.planes

interface DesenlaceProps {
  readonly enCurso: SimulacionDePlan
  readonly vacio: boolean
}

/**
 * Shows the result of a simulated payment plan, or the reasons why there is no result. These reasons include the
 * messages of the form fields, because a field may be outside the visible area.
 */
export const Desenlace = ({ enCurso, vacio }: DesenlaceProps) => {
  const { simulado, calculando, failure, faltas, refetch } = enCurso
  if (vacio) return <Alert kind="aviso" title={sinMontoElegido} />
  if (failure && failure.fields === undefined) {
    return <FailureAlert title={textosDe.falla} failure={failure} onRetry={refetch} />
  }
  const motivos = [
    ...Object.values(faltas),
    ...(failure?.fields ?? []).map(({ message }) => message),
  ]
  if (motivos.length > 0) {
    return (
      <Alert kind="aviso" title={textosDe.falla}>
        {motivos.map((motivo) => (
          <p key={motivo}>{motivo}</p>
        ))}
      </Alert>
    )
  }
  return (
    <>
      <p className="sr-only" role="status">
        {calculando || simulado === undefined ? textosDe.calculando : describeSimulado(simulado)}
      </p>
      {simulado === undefined ? (
        <ListSkeleton />
      ) : (
        <ResultadoDeSimulacion simulado={simulado} busy={calculando} />
      )}
    </>
  )
}
