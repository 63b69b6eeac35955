import { personas as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { bodySchema } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import { checkBody } from '../../api/validate.ts'
import { formatInteger } from '../../ui/format.ts'
import { MotivoDialog } from '../../ui/record/motivo-dialog.tsx'
import { useStartDepuracionMutation } from './datos-personales-api.ts'

const { pantalla: t, conservacion } = textos.datosPersonales

const SCHEMA = bodySchema(calls.startDepuracion)

interface DepurarDialogProps {
  readonly visto: number
  readonly onClose: () => void
}

export const DepurarDialog = ({ visto, onClose }: DepurarDialogProps) => {
  const [start] = useStartDepuracionMutation()
  return (
    <MotivoDialog
      title={t.borrar}
      check={(body) => checkBody(SCHEMA, { ...body, filas: visto })}
      save={async (motivo) => {
        const { error } = await start({ body: { motivo, filas: visto } })
        return { failure: failureOf(error), title: t.borrando }
      }}
      onClose={onClose}
    >
      <p>{interpolar(t.confirmar, { n: formatInteger(visto) })}</p>
      <p>{conservacion.nunca}</p>
    </MotivoDialog>
  )
}
