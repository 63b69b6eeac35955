import { textos } from '@apremia/core'
import { Alert } from '../../../ui/alert.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { BorradorAlert } from './borrador-alert.tsx'
import { ConflictoAlert } from './conflicto-alert.tsx'
import type { ListasDeFicha } from './listas.ts'
import { Incompleto, RechazoAlert } from './mensajes.tsx'
import type { useConflicto } from './use-conflicto.ts'
import type { ConvenioEnForm } from './use-convenio.ts'
import type { useGuardar } from './use-guardar.ts'
import type { useRevision } from './use-revision.ts'

const { ficha: t } = textos.convenios

interface AvisosDeFichaProps {
  readonly convenio: ConvenioEnForm
  readonly listas: ListasDeFicha
  readonly guardar: ReturnType<typeof useGuardar>
  readonly conflicto: ReturnType<typeof useConflicto>
  readonly revision: ReturnType<typeof useRevision>
}

/** All that the form has to say, in one place: what came back, what is missing, what the server refused. */
export const AvisosDeFicha = (props: AvisosDeFichaProps) => {
  const { convenio, listas, guardar, conflicto, revision } = props
  const { rechazo } = guardar
  const actualizar = () => void guardar.actualizar()
  return (
    <>
      {convenio.recuperado && (
        <BorradorAlert
          viejo={convenio.recuperado.version !== convenio.base.version}
          onDiscard={() => convenio.restart(convenio.base)}
        />
      )}
      <ErrorSummary faults={revision.faults} onGo={revision.go} />
      {revision.incompleto && <Incompleto onGo={revision.goDeuda} />}
      {rechazo && (
        <RechazoAlert
          key={rechazo.failure.id}
          failure={rechazo.failure}
          edicion={convenio.record !== undefined}
          onActualizar={actualizar}
          onClose={guardar.dismiss}
        />
      )}
      {guardar.actualizado && <Alert kind="info" title={t.cambioDeDeuda.actualizado} />}
      {conflicto.rebased && <Alert kind="aviso" title={t.conflicto.otros} />}
      {conflicto.ajeno && (
        <ConflictoAlert
          convenio={convenio}
          ajeno={conflicto.ajeno}
          listas={listas}
          onSettle={conflicto.settle}
        />
      )}
    </>
  )
}
