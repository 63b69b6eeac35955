import { personas as calls } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { yupResolver } from '@hookform/resolvers/yup'
import { useForm } from 'react-hook-form'
import { bodySchema } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useStartDatosPersonalesMutation } from './datos-personales-api.ts'

const { pantalla: t } = textos.datosPersonales

export interface PreguntaDePersona {
  readonly documento: string
  readonly motivo: string
}

interface PreguntaFormProps {
  readonly onPedido: (id: number) => void
  readonly onLecturas: (pregunta: PreguntaDePersona) => void
}

/**
 * Form that requests all the personal data of one person. The audit history records the user and the reason, which is
 * required.
 */
export const PreguntaForm = ({ onPedido, onLecturas }: PreguntaFormProps) => {
  const [start, { isLoading, error }] = useStartDatosPersonalesMutation()
  const failure = failureOf(error)
  const form = useForm({
    resolver: yupResolver(bodySchema(calls.startDatosPersonales)),
    defaultValues: { documento: '', motivo: '' },
  })
  const { errors } = form.formState
  const reunir = form.handleSubmit(async (body) => {
    const { data } = await start({ body })
    if (data) onPedido(data.pedido)
  })
  return (
    <form className="form form-full" onSubmit={reunir} noValidate>
      <div className="form-row">
        <TextField
          {...form.register('documento')}
          label={t.documento}
          error={errors.documento?.message}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <TextField
          {...form.register('motivo')}
          label={t.motivo}
          hint={t.ayudaMotivo}
          error={errors.motivo?.message}
          autoComplete="off"
          required
        />
      </div>
      {failure && <FailureAlert failure={failure} />}
      <p className="form-actions">
        <Button variant="primary" type="submit" loading={isLoading}>
          {t.reunir}
        </Button>
        <Button icon="ver" onClick={() => void form.handleSubmit((body) => onLecturas(body))()}>
          {t.quienMiro}
        </Button>
      </p>
    </form>
  )
}
