import { titulos as calls } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { yupResolver } from '@hookform/resolvers/yup'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useDispatch } from 'react-redux'
import { bodySchema } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import { notified } from '../../session/notices-slice.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAnnulTituloMutation } from './titulos-api.ts'

interface AnularDialogProps {
  readonly numero: number
  readonly onClose: () => void
}

/** Annulling cannot be undone, and needs a reason (D152). */
export const AnularDialog = ({ numero, onClose }: AnularDialogProps) => {
  const formId = useId()
  const dispatch = useDispatch()
  const [annul, { isLoading, error }] = useAnnulTituloMutation()
  const form = useForm({ resolver: yupResolver(bodySchema(calls.annulTitulo)) })
  const failure = failureOf(error)
  const submit = form.handleSubmit(async (body) => {
    const { data } = await annul({ params: { numero }, body })
    if (!data) return
    dispatch(notified({ kind: 'exito', title: `El título Nº ${numero} quedó anulado.` }))
    onClose()
  })
  return (
    <ConfirmDialog
      title={textos.titulos.anular}
      confirmLabel={`Anular el título Nº ${numero}`}
      destructive
      busy={isLoading}
      form={formId}
      onCancel={onClose}
    >
      <form id={formId} className="stack" onSubmit={submit} noValidate>
        <p>
          El título Nº {numero} dejará de tener valor. Su número no se volverá a usar y seguirá en
          el listado como anulado.
        </p>
        <TextField
          {...form.register('motivo')}
          label={textos.titulos.motivoDelSalto}
          error={form.formState.errors.motivo?.message}
          required
        />
        {failure && <FailureAlert failure={failure} />}
      </form>
    </ConfirmDialog>
  )
}
