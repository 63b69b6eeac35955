import { interpolar, textos } from '@apremia/core'
import { useDispatch } from 'react-redux'
import { failureOf } from '../../api/failure.ts'
import { notified } from '../../session/notices-slice.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { withWords } from '../../ui/with-words.ts'
import { AvisosDeConvenio } from './avisos-de-convenio.tsx'
import { CifrasDelConvenio } from './cifras.tsx'
import type { Identificado } from './convenio.ts'
import { useConfirmConvenioMutation, useGetConvenioQuery } from './convenios-api.ts'

const { listado, confirmarConfirmar, confirmado, falla } = textos.convenios

interface ConfirmarDialogProps {
  readonly convenio: Identificado
  readonly onClose: () => void
}

export const ConfirmarDialog = ({ convenio, onClose }: ConfirmarDialogProps) => {
  const dispatch = useDispatch()
  const leido = useGetConvenioQuery(
    { params: { id: convenio.id } },
    { refetchOnMountOrArgChange: true },
  )
  const [confirmConvenio, { isLoading, error }] = useConfirmConvenioMutation()
  const [failure, sinLeer] = [failureOf(error), failureOf(leido.error)]
  const detalle = leido.isFetching ? undefined : leido.currentData
  const confirm = async () => {
    if (detalle === undefined) return
    const { data } = await confirmConvenio({
      params: { id: detalle.id },
      body: { version: detalle.version },
    })
    if (!data) return
    dispatch(notified({ kind: 'exito', title: confirmado.titulo, text: confirmado.texto }))
    onClose()
  }
  return (
    <ConfirmDialog
      title={interpolar(listado.acciones.confirmar, { convenio: convenio.convenio })}
      confirmLabel={listado.confirmar.accion}
      busy={isLoading || leido.isFetching}
      onConfirm={() => void (detalle ? confirm() : leido.refetch())}
      onCancel={onClose}
    >
      <div className="stack">
        <p>{confirmarConfirmar}</p>
        <p>
          {interpolar(listado.deFirmante, {
            convenio: convenio.convenio,
            firmante: convenio.frm_nombre || textos.comunes.sinDato,
          })}
        </p>
        {leido.currentData && <CifrasDelConvenio detalle={leido.currentData} />}
        {sinLeer && !leido.isFetching && (
          <LoadFailure failure={sinLeer} onRetry={() => void leido.refetch()} />
        )}
        <AvisosDeConvenio avisos={leido.currentData?.avisos ?? []} />
        <p>{listado.confirmar.efecto}</p>
        {failure && <FailureAlert failure={withWords(failure, falla.texto)} title={falla.titulo} />}
      </div>
    </ConfirmDialog>
  )
}
