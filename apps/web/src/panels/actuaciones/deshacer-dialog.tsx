import { textos, validateMotivoDeBaja } from '@apremia/core'
import { useId, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { newClave } from '../../api/clave-de-pedido.ts'
import { failureOf } from '../../api/failure.ts'
import { notified } from '../../session/notices-slice.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useUndoActuacionesMutation } from './actuaciones-api.ts'
import { cuantasDe, type LoteGrabado } from './grabacion.ts'

const t = textos.actuaciones.deshacer

interface DeshacerDialogProps {
  readonly lote: LoteGrabado
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Undoes everything that was just recorded, with a reason (D74, D136). */
export const DeshacerDialog = ({ lote, onClose, onDone }: DeshacerDialogProps) => {
  const formId = useId()
  const dispatch = useDispatch()
  const clave = useRef(newClave())
  const [motivo, setMotivo] = useState('')
  const [error, setError] = useState<string>()
  const [undo, { isLoading, error: falla }] = useUndoActuacionesMutation()
  const failure = failureOf(falla)
  const check = (): boolean => {
    const decision = validateMotivoDeBaja(motivo)
    setError(decision.ok ? undefined : decision.motivos[0]?.mensaje)
    return decision.ok
  }
  const submit = async () => {
    if (isLoading || !check()) return
    const answer = await undo({
      params: { lote: lote.id },
      body: { motivo },
      idempotencyKey: clave.current,
    })
    if (failureOf(answer.error)) return
    dispatch(notified({ kind: 'exito', title: t.hecho.titulo, text: t.hecho.texto }))
    onDone()
  }
  return (
    <ConfirmDialog
      title={t.titulo}
      confirmLabel={t.abrir}
      destructive
      busy={isLoading}
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
        <p>{cuantasDe(lote)}</p>
        <TextAreaField
          label={t.motivo}
          hint={t.efecto}
          error={error}
          rows={2}
          required
          value={motivo}
          onChange={(event) => setMotivo(event.target.value)}
          onBlur={() => motivo !== '' && check()}
        />
        {failure && <FailureAlert failure={failure} />}
      </form>
    </ConfirmDialog>
  )
}
