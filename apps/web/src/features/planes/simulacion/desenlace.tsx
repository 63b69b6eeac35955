import { textos } from '@apremia/core'
import { Alert } from '../../../ui/alert.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { ListSkeleton } from '../../../ui/table/skeleton.tsx'
import { describeSimulado } from './describe-simulado.ts'
import type { PlanSimuladoEnPantalla } from './presupuesto-de-plan.ts'
import { ResultadoDeSimulacion } from './resultado.tsx'
import type { Simulacion } from './use-simulacion.ts'

const { simulacion: textosDe, sinMontoElegido } = textos.planes

interface DesenlaceProps {
  readonly enCurso: Simulacion
  readonly simulado: PlanSimuladoEnPantalla | undefined
  /** Reasons why the chosen payment plan has no instalments to show, for example a wrong advance (first payment). */
  readonly motivos: readonly string[]
  readonly vacio: boolean
}

/**
 * Shows the instalments of the chosen payment plan, or the reasons why there are none. These reasons include the
 * messages of the form fields, because a field may be outside the visible area.
 */
export const Desenlace = ({ enCurso, simulado, vacio, ...props }: DesenlaceProps) => {
  const { calculando, failure, refetch } = enCurso
  if (vacio) return <Alert kind="aviso" title={sinMontoElegido} />
  if (failure && failure.fields === undefined) {
    return <FailureAlert title={textosDe.falla} failure={failure} onRetry={refetch} />
  }
  const motivos = [...props.motivos, ...(failure?.fields ?? []).map(({ message }) => message)]
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
