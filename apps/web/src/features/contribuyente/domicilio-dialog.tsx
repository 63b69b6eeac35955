import { paginaDeContribuyente as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { bodySchema } from '../../api/endpoint.ts'
import { type Failure, failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { checkBody } from '../../api/validate.ts'
import { HistorialLink } from '../../panels/historial/historial-link.tsx'
import { notified } from '../../session/notices-slice.ts'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  type ContribuyenteAbierto,
  useSaveDomicilioElectronicoMutation,
} from './contribuyente-api.ts'

const { cambiarDomicilio: t, domicilioElectronico } = textos.paginaDeContribuyente

const SCHEMA = bodySchema(calls.saveDomicilioElectronico)

interface DomicilioDialogProps {
  readonly persona: Pick<ContribuyenteAbierto, 'NRO_CONTRIB' | 'APYNOM' | 'DOMICILIO_ELECTRONICO'>
  readonly onClose: () => void
}

/**
 * Dialog that changes the electronic domicile of a taxpayer. When another person changed the domicile meanwhile, the
 * dialog shows the stored domicile, and saving again replaces it (D42).
 */
export const DomicilioDialog = ({ persona, onClose }: DomicilioDialogProps) => {
  const { NRO_CONTRIB: numero, APYNOM: nombre, DOMICILIO_ELECTRONICO: actual } = persona
  const [domicilio, setDomicilio] = useState(actual)
  const [falta, setFalta] = useState<string>()
  const [failure, setFailure] = useState<Failure>()
  const [save, { isLoading }] = useSaveDomicilioElectronicoMutation()
  const dispatch = useAppDispatch()
  const submit = async () => {
    const body = { numero, domicilio: domicilio.trim(), visto: actual }
    const [primera] = checkBody(SCHEMA, body)
    setFalta(primera?.mensaje)
    if (primera || isLoading) return
    const { data, error } = await save({ body })
    setFailure(data ? undefined : failureOf(error))
    if (!data) return
    dispatch(notified({ kind: 'exito', title: t.guardado }))
    onClose()
  }
  return (
    <FormDialog
      title={interpolar(t.titulo, { nombre })}
      size="small"
      busy={isLoading}
      aside={<HistorialLink entidad="contribuyente" codigo={String(numero)} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t.ayuda}</p>
      <TextField
        label={domicilioElectronico}
        value={domicilio}
        error={falta}
        hint={t.ejemplo}
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setDomicilio(target.value)}
      />
      {failure && <FailureAlert failure={failure} />}
    </FormDialog>
  )
}
