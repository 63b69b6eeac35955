import { registros as calls } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { useId, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useGetConfigQuery } from '../../api/config-api.ts'
import { bodySchema } from '../../api/endpoint.ts'
import type { Failure } from '../../api/failure.ts'
import { checkBody } from '../../api/validate.ts'
import { useEnvio } from '../../panels/documentos/use-envio.ts'
import { notified } from '../../session/notices-slice.ts'
import { useUsuario } from '../../session/use-sesion.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { FilesField } from '../../ui/files/files-field.tsx'
import { useAdjuntos } from '../../ui/files/use-adjuntos.ts'
import { type Start, useRecordForm } from '../../ui/record/use-record-form.ts'
import {
  CAMPOS,
  type DatosDeRegistro,
  RegistroFields,
  readValores,
  VACIO,
} from './registro-fields.tsx'

const t = textos.registros
const { campos } = t

const SCHEMA = bodySchema(calls.createRegistro)

/** New record with its documents. Invalid files are refused before they are sent, and each shows its progress. */
export const RegistroDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const formId = useId()
  const dispatch = useDispatch()
  const dni = useUsuario()?.dni ?? ''
  const { data: config } = useGetConfigQuery({})
  const [failure, setFailure] = useState<Failure>()
  const adjuntos = useAdjuntos()
  const { enviar, enviando, progreso } = useEnvio(['registros'])
  const ficha = useRecordForm<never, DatosDeRegistro>({
    clave: () => `registro.${dni}`,
    record: undefined,
    startOf: (): Start<DatosDeRegistro> => ({ valores: VACIO, rest: undefined, version: 0 }),
    names: CAMPOS,
    check: (valores) => checkBody(SCHEMA, readValores(valores)),
  })
  const { form } = ficha
  const submit = form.handleSubmit(async (valores) => {
    setFailure(undefined)
    const respuesta = await enviar(
      calls.createRegistro,
      { body: SCHEMA.cast(readValores(valores)) },
      adjuntos.archivos.map((file, i) => [`file_${i + 1}`, file]),
    )
    if (respuesta.ok) {
      ficha.forget()
      dispatch(notified({ kind: 'exito', title: t.guardado }))
      onClose()
    } else if (!ficha.showFieldFaults(respuesta.failure)) setFailure(respuesta.failure)
  })
  const close = () => {
    ficha.forget()
    onClose()
  }
  return (
    <Dialog
      title={t.nuevo}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{textos.comunes.cancelar}</Button>
          <Button variant="primary" type="submit" form={formId} loading={enviando}>
            {textos.comunes.guardar}
          </Button>
        </>
      }
    >
      <form id={formId} className="form form-full" onSubmit={submit} noValidate>
        {ficha.draft && <Alert kind="info" title={t.borrador} />}
        {failure && <FailureAlert failure={failure} onClose={() => setFailure(undefined)} />}
        {config?.servicioMunicipal === 'remoto' && (
          <Alert kind="info">
            <p>{t.guardadoEnElProducto}</p>
          </Alert>
        )}
        <RegistroFields form={form} />
        <FilesField label={campos.documentos} adjuntos={adjuntos} progreso={progreso} />
      </form>
    </Dialog>
  )
}
