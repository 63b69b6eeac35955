import { registros as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { yupResolver } from '@hookform/resolvers/yup'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useDispatch } from 'react-redux'
import { bodySchema } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import { notified } from '../../session/notices-slice.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { type Registro, useDeleteRegistroMutation } from './registros-api.ts'
import { nombreEnRegistro } from './registros-columns.tsx'

const t = textos.registros

interface EliminarRegistroDialogProps {
  readonly registro: Registro
  readonly onClose: () => void
}

/** Erases a record and its documents, with the reason: it cannot be undone (Ley 25.326). */
export const EliminarRegistroDialog = ({ registro, onClose }: EliminarRegistroDialogProps) => {
  const formId = useId()
  const dispatch = useDispatch()
  const [remove, { isLoading, error }] = useDeleteRegistroMutation()
  const form = useForm({ resolver: yupResolver(bodySchema(calls.deleteRegistro)) })
  const failure = failureOf(error)
  const { id, inmueble, registro_documentos: suyos } = registro
  const submit = form.handleSubmit(async (body) => {
    const { error: fallo } = await remove({ params: { id }, body })
    if (fallo !== undefined) return
    dispatch(notified({ kind: 'exito', title: t.eliminado }))
    onClose()
  })
  return (
    <ConfirmDialog
      title={t.titulos.eliminar}
      confirmLabel={t.eliminar}
      destructive
      busy={isLoading}
      form={formId}
      onCancel={onClose}
    >
      <form id={formId} className="form form-full" onSubmit={submit} noValidate>
        <p>
          {interpolar(t.confirmarEliminar, {
            ...{ persona: nombreEnRegistro(registro), inmueble, documentos: suyos.length },
          })}
        </p>
        <TextAreaField
          {...form.register('motivo')}
          label={t.motivo}
          hint={t.ayudaMotivo}
          rows={2}
          error={form.formState.errors.motivo?.message}
          required
        />
        {failure && <FailureAlert failure={failure} />}
      </form>
    </ConfirmDialog>
  )
}
