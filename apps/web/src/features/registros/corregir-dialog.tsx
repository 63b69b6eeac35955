import { registros as calls } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useDispatch } from 'react-redux'
import { bodySchema } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import { checkBody } from '../../api/validate.ts'
import { notified } from '../../session/notices-slice.ts'
import { useUsuario } from '../../session/use-sesion.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { type Start, useRecordForm } from '../../ui/record/use-record-form.ts'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { CAMPOS, type DatosDeRegistro, RegistroFields, readValores } from './registro-fields.tsx'
import { type Registro, useEditRegistroMutation } from './registros-api.ts'

const t = textos.registros

const NUEVO = bodySchema(calls.createRegistro)
const SCHEMA = bodySchema(calls.editRegistro)

const startOf = (de: Registro | undefined): Start<DatosDeRegistro> => ({
  valores: {
    inmueble: String(de?.inmueble ?? ''),
    recurso: de?.recurso ?? '',
    apellido: de?.apellido ?? '',
    nombre: de?.nombre ?? '',
    titulo: de?.titulo ?? '',
    dni: de?.dni ?? '',
    telefono: de?.telefono ?? '',
    descripcion: de?.descripcion ?? '',
  },
  rest: undefined,
  version: de?.version ?? 0,
})

interface CorregirDialogProps {
  readonly registro: Registro
  readonly onClose: () => void
}

/** Corrects the data of a record, with the reason (Ley 25.326). */
export const CorregirDialog = ({ registro, onClose }: CorregirDialogProps) => {
  const formId = useId()
  const dispatch = useDispatch()
  const dni = useUsuario()?.dni ?? ''
  const [edit, { isLoading, error }] = useEditRegistroMutation()
  const [visto, setVisto] = useState(false)
  const failure = visto ? undefined : failureOf(error)
  const ficha = useRecordForm<Registro, DatosDeRegistro>({
    clave: (de) => `registro.${dni}/${de?.id ?? ''}`,
    record: registro,
    startOf,
    names: CAMPOS,
    check: (valores) => checkBody(NUEVO, readValores(valores)),
  })
  const porque = useForm({ defaultValues: { motivo: '' } })
  const { version } = ficha.start
  const submit = ficha.form.handleSubmit(async (valores) => {
    const pedido = { ...readValores(valores), motivo: porque.getValues('motivo'), version }
    const [falta] = checkBody(SCHEMA, pedido).filter(({ campo }) => campo === 'motivo')
    if (falta) {
      porque.setError('motivo', { message: falta.mensaje }, { shouldFocus: true })
      return
    }
    setVisto(false)
    const { data, error: fallo } = await edit({
      params: { id: registro.id },
      body: SCHEMA.cast(pedido),
    })
    if (data) {
      ficha.forget()
      dispatch(notified({ kind: 'exito', title: t.corregido }))
      onClose()
      return
    }
    const dicho = failureOf(fallo)
    if (dicho && ficha.showFieldFaults(dicho)) setVisto(true)
  })
  const close = () => {
    ficha.forget()
    onClose()
  }
  return (
    <Dialog
      title={t.titulos.editar}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{textos.comunes.cancelar}</Button>
          <Button variant="primary" type="submit" form={formId} loading={isLoading}>
            {textos.comunes.guardar}
          </Button>
        </>
      }
    >
      <form id={formId} className="form form-full" onSubmit={submit} noValidate>
        {ficha.draft && <Alert kind="info" title={t.borrador} />}
        {failure && <FailureAlert failure={failure} onClose={() => setVisto(true)} />}
        <RegistroFields form={ficha.form} />
        <TextAreaField
          {...porque.register('motivo')}
          label={t.motivo}
          hint={t.ayudaMotivo}
          rows={2}
          error={porque.formState.errors.motivo?.message}
          required
        />
      </form>
    </Dialog>
  )
}
