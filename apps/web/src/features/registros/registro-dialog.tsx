import { registros as calls } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { useGetConfigQuery } from '../../api/config-api.ts'
import { bodySchema } from '../../api/endpoint.ts'
import { checkBody } from '../../api/validate.ts'
import { useEnvio } from '../../panels/documentos/use-envio.ts'
import { useUsuario } from '../../session/use-sesion.ts'
import { Alert } from '../../ui/alert.tsx'
import { FilesField } from '../../ui/files/files-field.tsx'
import { useAdjuntos } from '../../ui/files/use-adjuntos.ts'
import { RecordDialog } from '../../ui/record/record-dialog.tsx'
import { useRecordDialog } from '../../ui/record/use-record-dialog.ts'
import {
  CAMPOS,
  type DatosDeRegistro,
  RegistroFields,
  readValores,
  VACIO,
} from './registro-fields.tsx'

const t = textos.registros

const SCHEMA = bodySchema(calls.createRegistro)

export const RegistroDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const dni = useUsuario()?.dni ?? ''
  const { data: config } = useGetConfigQuery({})
  const adjuntos = useAdjuntos()
  const { enviar, progreso } = useEnvio(['registros'])
  const dialog = useRecordDialog<never, DatosDeRegistro>({
    clave: () => `registro.${dni}`,
    record: undefined,
    startOf: () => ({ valores: VACIO, rest: undefined, version: 0 }),
    names: CAMPOS,
    check: (valores) => checkBody(SCHEMA, readValores(valores)),
    save: async (valores) => {
      const elegidos = await adjuntos.checked()
      if (!elegidos.ok) return elegidos
      const respuesta = await enviar(
        calls.createRegistro,
        { body: SCHEMA.cast(readValores(valores)) },
        elegidos.archivos.map((file, i) => [`file_${i + 1}`, file]),
      )
      return respuesta.ok ? { title: t.guardado } : respuesta
    },
    onClose,
  })
  return (
    <RecordDialog dialog={dialog} title={t.nuevo} words={{ borrador: t.borrador }}>
      {config?.servicioMunicipal === 'remoto' && (
        <Alert kind="info">
          <p>{t.guardadoEnElProducto}</p>
        </Alert>
      )}
      <RegistroFields form={dialog.form} />
      <FilesField label={t.campos.documentos} adjuntos={adjuntos} progreso={progreso} />
    </RecordDialog>
  )
}
