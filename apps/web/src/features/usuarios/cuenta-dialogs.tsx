import { cuentas as calls } from '@apremia/api-client'
import { DIAS_DE_CUENTA, interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { bodySchema } from '../../api/endpoint.ts'
import { type Failure, failureOf } from '../../api/failure.ts'
import { checkBody } from '../../api/validate.ts'
import { notified } from '../../session/notices-slice.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { RecordDialog } from '../../ui/record/record-dialog.tsx'
import { useRecordDialog } from '../../ui/record/use-record-dialog.ts'
import { TextField } from '../../ui/text-field.tsx'
import {
  type CuentaDeServicio,
  useCreateCuentaMutation,
  useRenewCuentaMutation,
  useRevokeCuentaMutation,
} from './usuarios-api.ts'

const t = textos.cuentas

const SCHEMA = bodySchema(calls.createCuenta)

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
  const [create] = useCreateCuentaMutation()
  const dialog = useRecordDialog<never, { nombre: string; dias: string }>({
    record: undefined,
    startOf: () => ({
      valores: { nombre: '', dias: String(DIAS_DE_CUENTA) },
      rest: undefined,
      version: 0,
    }),
    names: ['nombre', 'dias'],
    check: (valores) => checkBody(SCHEMA, valores),
    save: async (valores) => {
      const { data, error } = await create({ body: SCHEMA.cast(valores) })
      if (data) onToken(data)
      return { failure: failureOf(error) }
    },
    onClose,
    // No success notice is shown, because the next dialog shows the token of the new account.
    onSaved: () => {},
  })
  const { form } = dialog
  const { errors } = form.formState
  return (
    <RecordDialog dialog={dialog} title={t.nueva} size="small" saveLabel={t.crear}>
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
    </RecordDialog>
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

/** Dialog that shows the new token of an account. The token is never shown again. */
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
