import { interpolar, textos } from '@apremia/core'
import { useDispatch } from 'react-redux'
import { failureOf } from '../../api/failure.ts'
import { notified } from '../../session/notices-slice.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { withWords } from '../../ui/with-words.ts'
import type { Identificado } from './convenio.ts'
import { useDeleteConvenioMutation } from './convenios-api.ts'

const { listado, confirmarEliminar, eliminado, falla } = textos.convenios

interface EliminarDialogProps {
  readonly convenio: Identificado
  readonly onClose: () => void
  readonly onDeleted: () => void
}

export const EliminarConvenio = ({ convenio, onClose, onDeleted }: EliminarDialogProps) => {
  const dispatch = useDispatch()
  const [deleteConvenio, { isLoading, error }] = useDeleteConvenioMutation()
  const failure = failureOf(error)
  const confirm = async () => {
    const { data } = await deleteConvenio({ body: { convenio: convenio.id } })
    if (!data) return
    dispatch(notified({ kind: 'exito', title: eliminado.titulo, text: eliminado.texto }))
    onDeleted()
  }
  return (
    <ConfirmDialog
      title={interpolar(listado.acciones.eliminar, { convenio: convenio.convenio })}
      confirmLabel={listado.eliminar.accion}
      destructive
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <div className="stack">
        <p>{confirmarEliminar}</p>
        <p>
          {interpolar(listado.deFirmante, {
            convenio: convenio.convenio,
            firmante: convenio.frm_nombre || textos.comunes.sinDato,
          })}
        </p>
        <p>{listado.eliminar.efecto}</p>
        {failure && <FailureAlert failure={withWords(failure, falla.texto)} title={falla.titulo} />}
      </div>
    </ConfirmDialog>
  )
}
