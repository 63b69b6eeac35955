import { textos } from '@apremia/core'
import { Alert } from '../../../ui/alert.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { ConflictAlert } from '../../../ui/record/conflict-alert.tsx'
import { DraftAlert } from '../../../ui/record/draft-alert.tsx'
import type { useConflict } from '../../../ui/record/use-conflict.ts'
import { AvisosDeConvenio } from '../avisos-de-convenio.tsx'
import type { EstadoDeFicha } from './ficha-reducer.ts'
import type { ListasDeFicha } from './listas.ts'
import { Incompleto, RechazoAlert } from './mensajes.tsx'
import { filasDeConflicto } from './mostrar.ts'
import type { CuentaDeConvenio } from './use-cuenta.ts'
import type { FormularioDeConvenio } from './use-ficha-de-convenio.ts'
import type { useGuardar } from './use-guardar.ts'
import type { useRevision } from './use-revision.ts'
import type { Convenio, Valores } from './valores.ts'

const { ficha: t, versionVieja } = textos.convenios

interface AvisosDeFichaProps {
  readonly ficha: FormularioDeConvenio
  readonly listas: ListasDeFicha
  readonly guardar: ReturnType<typeof useGuardar>
  readonly conflicto: ReturnType<typeof useConflict<Convenio, Valores, EstadoDeFicha>>
  readonly revision: ReturnType<typeof useRevision>
  readonly cuenta: Pick<CuentaDeConvenio, 'faltanDelPapel' | 'avisos'>
}

export const AvisosDeFicha = (props: AvisosDeFichaProps) => {
  const { ficha, listas, guardar, conflicto, revision } = props
  const { faltanDelPapel, avisos } = props.cuenta
  const { conflict } = conflicto
  const { rechazo, actualizado } = ficha.rest
  const actualizar = () => void guardar.actualizar()
  return (
    <>
      {ficha.draft && (
        <DraftAlert title={t.borrador} discardLabel={t.descartar} onDiscard={ficha.restart}>
          {ficha.draft.version !== ficha.start.version && <p>{t.borradorViejo}</p>}
        </DraftAlert>
      )}
      <ErrorSummary faults={revision.faults} onGo={revision.go} />
      {revision.incompleto && <Incompleto onGo={revision.goDeuda} />}
      {rechazo && (
        <RechazoAlert
          key={rechazo.id}
          failure={rechazo}
          edicion={ficha.record !== undefined}
          onActualizar={actualizar}
          onForzar={(motivo) => void guardar.save(motivo)}
          onClose={() => ficha.dispatch({ tipo: 'rechazar', rechazo: undefined })}
        />
      )}
      <AvisosDeConvenio avisos={avisos} />
      {faltanDelPapel.length > 0 && (
        <Alert kind="aviso" title={textos.papelDeConvenio.falta}>
          <ul>
            {faltanDelPapel.map((falta) => (
              <li key={falta}>{falta}</li>
            ))}
          </ul>
        </Alert>
      )}
      {actualizado && <Alert kind="info" title={t.cambioDeDeuda.actualizado} />}
      {conflicto.rebased && <Alert kind="aviso" title={t.conflicto.otros} />}
      {conflict && (
        <ConflictAlert
          title={versionVieja}
          words={t.conflicto}
          rows={filasDeConflicto(conflict, ficha, listas)}
          onSettle={conflicto.settle}
        />
      )}
    </>
  )
}
