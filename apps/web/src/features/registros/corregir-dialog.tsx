import { registros as calls } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { bodySchema } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import { checkBody } from '../../api/validate.ts'
import { useUsuario } from '../../session/use-sesion.ts'
import { RecordDialog } from '../../ui/record/record-dialog.tsx'
import { useRecordDialog } from '../../ui/record/use-record-dialog.ts'
import type { Start } from '../../ui/record/use-record-form.ts'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { CAMPOS, type DatosDeRegistro, RegistroFields, readValores } from './registro-fields.tsx'
import { type Registro, useEditRegistroMutation } from './registros-api.ts'

const t = textos.registros

const SCHEMA = bodySchema(calls.editRegistro)

type Valores = DatosDeRegistro & { readonly motivo: string }

const startOf = (de: Registro | undefined): Start<Valores> => ({
  valores: {
    inmueble: String(de?.inmueble ?? ''),
    recurso: de?.recurso ?? '',
    apellido: de?.apellido ?? '',
    nombre: de?.nombre ?? '',
    titulo: de?.titulo ?? '',
    dni: de?.dni ?? '',
    telefono: de?.telefono ?? '',
    descripcion: de?.descripcion ?? '',
    motivo: '',
  },
  rest: undefined,
  version: de?.version ?? 0,
})

const bodyOf = ({ motivo, ...datos }: Valores, version: number) => ({
  ...readValores(datos),
  ...{ motivo, version },
})

interface CorregirDialogProps {
  readonly registro: Registro
  readonly onClose: () => void
}

export const CorregirDialog = ({ registro, onClose }: CorregirDialogProps) => {
  const dni = useUsuario()?.dni ?? ''
  const [edit] = useEditRegistroMutation()
  const dialog = useRecordDialog<Registro, Valores>({
    clave: (de) => `registro.${dni}/${de?.id ?? ''}`,
    record: registro,
    startOf,
    names: [...CAMPOS, 'motivo'],
    check: (valores, { version }) => checkBody(SCHEMA, bodyOf(valores, version)),
    save: async (valores, { start }) => {
      const body = SCHEMA.cast(bodyOf(valores, start.version))
      const { error } = await edit({ params: { id: registro.id }, body })
      return { failure: failureOf(error), title: t.corregido }
    },
    onClose,
  })
  const { form } = dialog
  return (
    <RecordDialog
      dialog={dialog}
      title={t.titulos.editar}
      words={{ borrador: t.borrador, versionVieja: t.versionVieja }}
    >
      <RegistroFields form={form} />
      <TextAreaField
        {...form.register('motivo')}
        label={t.motivo}
        hint={t.ayudaMotivo}
        rows={2}
        error={form.formState.errors.motivo?.message}
        required
      />
    </RecordDialog>
  )
}
