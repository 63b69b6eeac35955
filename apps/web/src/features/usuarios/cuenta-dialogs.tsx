import { cuentas as calls } from '@apremia/api-client'
import { DIAS_DE_CUENTA, interpolar, textos } from '@apremia/core'
import { yupResolver } from '@hookform/resolvers/yup'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useDispatch } from 'react-redux'
import { bodySchema } from '../../api/endpoint.ts'
import { type Failure, failureOf } from '../../api/failure.ts'
import { notified } from '../../session/notices-slice.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  type CuentaDeServicio,
  useCreateCuentaMutation,
  useRenewCuentaMutation,
  useRevokeCuentaMutation,
} from './usuarios-api.ts'

const t = textos.cuentas
const comunes = textos.comunes

/** A dialog over the accounts. */
export type AbiertoDeCuentas =
  | { readonly que: 'nueva' }
  | { readonly que: 'renovar' | 'revocar'; readonly cuenta: CuentaDeServicio }

interface ConToken {
  readonly nombre: string
  readonly token: string
}

interface PartProps {
  readonly onToken: (cuenta: ConToken) => void
  readonly onClose: () => void
}

const Nueva = ({ onToken, onClose }: PartProps) => {
  const formId = useId()
  const [create, { isLoading }] = useCreateCuentaMutation()
  const [failure, setFailure] = useState<Failure>()
  const form = useForm({
    resolver: yupResolver(bodySchema(calls.createCuenta)),
    defaultValues: { nombre: '', dias: DIAS_DE_CUENTA },
    mode: 'onTouched',
  })
  const { errors } = form.formState
  const submit = form.handleSubmit(async (body) => {
    const { data, error } = await create({ body })
    const refused = failureOf(error)
    const repetida = refused?.fields?.find(({ field }) => field === 'nombre')
    if (repetida) form.setError('nombre', { message: repetida.message }, { shouldFocus: true })
    setFailure(repetida ? undefined : refused)
    if (data) onToken(data)
  })
  return (
    <Dialog
      title={t.nueva}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{comunes.cancelar}</Button>
          <Button variant="primary" type="submit" form={formId} loading={isLoading}>
            {t.crear}
          </Button>
        </>
      }
    >
      <form id={formId} className="form form-full" onSubmit={submit} noValidate>
        {failure && <FailureAlert failure={failure} onClose={() => setFailure(undefined)} />}
        <TextField
          {...form.register('nombre')}
          label={t.nombre}
          hint={t.ejemplo}
          error={errors.nombre?.message}
          autoComplete="off"
          required
        />
        <TextField
          {...form.register('dias')}
          label={t.dias}
          error={errors.dias?.message}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      </form>
    </Dialog>
  )
}

const Renovar = ({
  cuenta,
  onToken,
  onClose,
}: PartProps & { readonly cuenta: CuentaDeServicio }) => {
  const [renew, { isLoading }] = useRenewCuentaMutation()
  const [failure, setFailure] = useState<Failure>()
  const confirm = async () => {
    const { data, error } = await renew({ params: { id: cuenta.id }, body: {} })
    setFailure(failureOf(error))
    if (data) onToken(data)
  }
  return (
    <ConfirmDialog
      title={interpolar(t.renovar, cuenta)}
      confirmLabel={t.renovarBoton}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {failure && <FailureAlert failure={failure} />}
      <p>{t.renovarPregunta}</p>
    </ConfirmDialog>
  )
}

const Revocar = ({
  cuenta,
  onClose,
}: Pick<PartProps, 'onClose'> & { readonly cuenta: CuentaDeServicio }) => {
  const dispatch = useDispatch()
  const [revoke, { isLoading }] = useRevokeCuentaMutation()
  const [failure, setFailure] = useState<Failure>()
  const confirm = async () => {
    const { error } = await revoke({ params: { id: cuenta.id } })
    setFailure(failureOf(error))
    if (error) return
    dispatch(notified({ kind: 'exito', title: interpolar(t.revocada, cuenta) }))
    onClose()
  }
  return (
    <ConfirmDialog
      title={interpolar(t.revocar, cuenta)}
      confirmLabel={t.revocarBoton}
      destructive
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {failure && <FailureAlert failure={failure} />}
      <p>{t.revocarPregunta}</p>
    </ConfirmDialog>
  )
}

/** The token, this once. */
const Token = ({ nombre, token, onClose }: ConToken & Pick<PartProps, 'onClose'>) => (
  <Dialog
    title={interpolar(t.token, { nombre })}
    onClose={onClose}
    footer={
      <Button variant="primary" onClick={onClose}>
        {t.listo}
      </Button>
    }
  >
    <CopyField label={t.tokenEtiqueta} value={token} copyLabel={t.copiar} copied={t.copiado} />
    <p>{t.tokenGuardar}</p>
  </Dialog>
)

export const CuentaDialogs = ({
  abierto,
  onClose,
}: {
  readonly abierto: AbiertoDeCuentas
  readonly onClose: () => void
}) => {
  const [cuenta, setCuenta] = useState<ConToken>()
  if (cuenta) return <Token {...cuenta} onClose={onClose} />
  const parts = { onToken: setCuenta, onClose }
  if (abierto.que === 'nueva') return <Nueva {...parts} />
  return abierto.que === 'renovar' ? (
    <Renovar {...parts} cuenta={abierto.cuenta} />
  ) : (
    <Revocar cuenta={abierto.cuenta} onClose={onClose} />
  )
}
