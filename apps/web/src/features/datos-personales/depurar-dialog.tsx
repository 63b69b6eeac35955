import { personas as calls } from '@apremia/api-client'
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
import { formatInteger } from '../../ui/format.ts'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useStartDepuracionMutation } from './datos-personales-api.ts'

const { pantalla: t, conservacion } = textos.datosPersonales

interface DepurarDialogProps {
  /** Number of rows to erase, as the person saw it. */
  readonly visto: number
  readonly onClose: () => void
}

/** Erases the data past their term, with a reason. This cannot be undone. */
export const DepurarDialog = ({ visto, onClose }: DepurarDialogProps) => {
  const formId = useId()
  const dispatch = useDispatch()
  const [start, { isLoading, error }] = useStartDepuracionMutation()
  const failure = failureOf(error)
  const form = useForm({
    resolver: yupResolver(bodySchema(calls.startDepuracion)),
    defaultValues: { motivo: '', filas: visto },
  })
  const submit = form.handleSubmit(async (body) => {
    const { data } = await start({ body })
    if (!data) return
    dispatch(notified({ kind: 'exito', title: t.borrando }))
    onClose()
  })
  return (
    <ConfirmDialog
      title={t.borrar}
      confirmLabel={t.borrar}
      destructive
      busy={isLoading}
      form={formId}
      onCancel={onClose}
    >
      <form id={formId} className="form form-full" onSubmit={submit} noValidate>
        <p>{interpolar(t.confirmar, { n: formatInteger(visto) })}</p>
        <p>{conservacion.nunca}</p>
        <TextAreaField
          {...form.register('motivo')}
          label={t.motivo}
          rows={2}
          error={form.formState.errors.motivo?.message}
          required
        />
        {failure && <FailureAlert failure={failure} />}
      </form>
    </ConfirmDialog>
  )
}
