import { cartas as calls } from '@apremia/api-client'
import { interpolar, nombreDeNumeroDeCarta, textos } from '@apremia/core'
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
import { type Carta, useAnnulCartaMutation } from './cartas-api.ts'

const { anular: t } = textos.cartas

interface AnularCartaDialogProps {
  readonly carta: Carta
  readonly onAnnulled: () => void
  readonly onClose: () => void
}

/** Annulling a letter cannot be undone, and needs a reason (D189). */
export const AnularCartaDialog = ({ carta, onAnnulled, onClose }: AnularCartaDialogProps) => {
  const formId = useId()
  const dispatch = useDispatch()
  const [annul, { isLoading, error }] = useAnnulCartaMutation()
  const form = useForm({ resolver: yupResolver(bodySchema(calls.annulCarta)) })
  const failure = failureOf(error)
  const { numero } = carta
  const submit = form.handleSubmit(async (body) => {
    const { data } = await annul({ params: { numero }, body })
    if (!data) return
    dispatch(
      notified({
        kind: 'exito',
        title: interpolar(t.hecha, { numero: nombreDeNumeroDeCarta(numero) }),
      }),
    )
    onAnnulled()
  })
  return (
    <ConfirmDialog
      title={t.titulo}
      confirmLabel={interpolar(t.abrir, { numero: nombreDeNumeroDeCarta(numero) })}
      destructive
      busy={isLoading}
      form={formId}
      onCancel={onClose}
    >
      <form id={formId} className="form form-full" onSubmit={submit} noValidate>
        <p>{interpolar(t.efecto, { numero: nombreDeNumeroDeCarta(numero) })}</p>
        <p>{carta.deudor}</p>
        <p>{t.actuaciones}</p>
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
