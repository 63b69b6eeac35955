import { interpolar, textos, validateMotivoDeBaja } from '@apremia/core'
import { useId, useState } from 'react'
import { useDispatch } from 'react-redux'
import { notified } from '../../session/notices-slice.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatDate } from '../../ui/format.ts'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { withWords } from '../../ui/with-words.ts'
import { nombreDePar } from './elegido.ts'
import { useGuardarActuacion } from './use-guardar.ts'
import type { Actuacion } from './use-linea-de-tiempo.ts'

const { confirmarEliminar, eliminadas, falla, eliminar } = textos.actuaciones

interface EliminarDialogProps {
  readonly actuacion: Actuacion
  readonly onClose: () => void
}

/** Marks an action as deleted, with a reason. The action stays in the timeline (D74). */
export const EliminarDialog = ({ actuacion, onClose }: EliminarDialogProps) => {
  const formId = useId()
  const dispatch = useDispatch()
  const [motivo, setMotivo] = useState('')
  const [error, setError] = useState<string>()
  const { guardar, enviando, failure } = useGuardarActuacion()
  const check = (): boolean => {
    const decision = validateMotivoDeBaja(motivo)
    setError(decision.ok ? undefined : decision.motivos[0]?.mensaje)
    return decision.ok
  }
  const submit = async () => {
    if (enviando || !check()) return
    // The version travels with the request, so that changes made meanwhile are not deleted unseen (D42).
    const { id_etapa, tp_id, gp_id, version } = actuacion
    const respuesta = await guardar({ proceso: 'B', id_etapa, tp_id, gp_id, version, motivo })
    if (!respuesta.ok) return
    dispatch(notified({ kind: 'exito', title: eliminadas.titulo, text: eliminadas.texto }))
    onClose()
  }
  return (
    <ConfirmDialog
      title={eliminar.titulo}
      confirmLabel={eliminar.titulo}
      destructive
      busy={enviando}
      form={formId}
      onCancel={onClose}
    >
      <form
        id={formId}
        className="form form-full"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p>{confirmarEliminar}</p>
        <p>
          {interpolar(eliminar.cual, {
            tipo: actuacion.tipo_nombre,
            fecha: formatDate(actuacion.fecha),
            imponible: nombreDePar(actuacion),
          })}
        </p>
        <TextAreaField
          label={eliminar.motivo}
          hint={eliminar.efecto}
          error={error}
          rows={2}
          required
          value={motivo}
          onChange={(event) => setMotivo(event.target.value)}
          onBlur={() => motivo !== '' && check()}
        />
        {failure && <FailureAlert failure={withWords(failure, falla.texto)} title={falla.titulo} />}
      </form>
    </ConfirmDialog>
  )
}
