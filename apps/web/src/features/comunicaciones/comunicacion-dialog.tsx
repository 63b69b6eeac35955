import { comunicaciones as calls } from '@apremia/api-client'
import { IMPORTANCIAS, textos } from '@apremia/core'
import { Controller } from 'react-hook-form'
import { bodySchema } from '../../api/endpoint.ts'
import { checkBody } from '../../api/validate.ts'
import { useEnvio } from '../../panels/documentos/use-envio.ts'
import { HistorialLink } from '../../panels/historial/historial-link.tsx'
import { useUsuario } from '../../session/use-sesion.ts'
import { DateField } from '../../ui/date-field.tsx'
import { FilesField } from '../../ui/files/files-field.tsx'
import { useAdjuntos } from '../../ui/files/use-adjuntos.ts'
import { today } from '../../ui/format.ts'
import { RecordDialog } from '../../ui/record/record-dialog.tsx'
import { useRecordDialog } from '../../ui/record/use-record-dialog.ts'
import type { Start } from '../../ui/record/use-record-form.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Comunicacion } from './comunicaciones-api.ts'
import { DestinatariosField } from './destinatarios-field.tsx'

const t = textos.comunicaciones

const CAMPOS = ['titulo', 'todni', 'fecha', 'importancia', 'descripcion'] as const

type Valores = Record<(typeof CAMPOS)[number], string>

const SCHEMA = bodySchema(calls.createComunicacion)

const startOf = (de: Comunicacion | undefined): Start<Valores> => ({
  valores: {
    titulo: de?.titulo ?? '',
    todni: de?.destinatarios.map(({ nrodni }) => nrodni).join(',') ?? '',
    fecha: de?.fecha ?? today(),
    importancia: de?.importancia ?? 'normal',
    descripcion: de?.descripcion ?? '',
  },
  rest: undefined,
  version: de?.version ?? 0,
})

const importanciaDe = (valor: string) =>
  IMPORTANCIAS.find((importancia) => importancia === valor) ?? 'normal'

interface ComunicacionDialogProps {
  /** Message that is being edited, or undefined for a new message. */
  readonly comunicacion: Comunicacion | undefined
  readonly onClose: () => void
}

export const ComunicacionDialog = ({ comunicacion, onClose }: ComunicacionDialogProps) => {
  const dni = useUsuario()?.dni ?? ''
  const adjuntos = useAdjuntos()
  const { enviar, progreso } = useEnvio(['comunicaciones'])
  const dialog = useRecordDialog<Comunicacion, Valores>({
    clave: (de) => `comunicacion.${dni}/${de?.id ?? 'nueva'}`,
    record: comunicacion,
    startOf,
    names: CAMPOS,
    check: (valores) => checkBody(SCHEMA, valores),
    enRechazo: 'comunicacion',
    save: async (valores, { record }) => {
      const body = { ...valores, importancia: importanciaDe(valores.importancia) }
      const elegidos = await adjuntos.checked()
      if (!elegidos.ok) return elegidos
      const archivos = elegidos.archivos.map((file, i) => [`file_${i + 1}`, file] as const)
      const respuesta = record
        ? await enviar(
            calls.updateComunicaciones,
            { params: { id: record.id }, body: { ...body, version: record.version } },
            archivos,
          )
        : await enviar(calls.createComunicacion, { body }, archivos)
      return respuesta.ok ? { title: record ? t.modificada : t.enviada } : respuesta
    },
    onClose,
  })
  const { form } = dialog
  const { errors } = form.formState
  return (
    <RecordDialog
      dialog={dialog}
      title={comunicacion ? t.editar : t.nueva}
      saveLabel={comunicacion ? t.actualizar : t.guardar}
      cancelLabel={t.cerrar}
      words={t}
      labels={t.campos}
      aside={
        comunicacion && <HistorialLink entidad="comunicacion" codigo={String(comunicacion.id)} />
      }
    >
      <TextField
        {...form.register('titulo')}
        label={t.campos.titulo}
        error={errors.titulo?.message}
        autoComplete="off"
        required
      />
      <Controller
        control={form.control}
        name="todni"
        render={({ field }) => (
          <DestinatariosField
            value={field.value}
            previos={(comunicacion?.destinatarios ?? []).map((persona) => ({
              nrodni: persona.nrodni,
              nombre: `${persona.apellido}, ${persona.nombre}`,
            }))}
            error={errors.todni?.message}
            inputRef={field.ref}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
      <div className="form-row">
        <Controller
          control={form.control}
          name="fecha"
          render={({ field }) => (
            <DateField
              label={t.campos.fecha}
              value={field.value}
              onChange={field.onChange}
              error={errors.fecha?.message}
              required
            />
          )}
        />
        <Controller
          control={form.control}
          name="importancia"
          render={({ field }) => (
            <SelectField
              label={t.campos.importancia}
              value={importanciaDe(field.value)}
              options={IMPORTANCIAS.map((value) => ({ value, label: t.importancias[value] }))}
              onChange={(value) => field.onChange(value ?? 'normal')}
              inputRef={field.ref}
            />
          )}
        />
      </div>
      <TextAreaField
        {...form.register('descripcion')}
        label={t.campos.descripcion}
        rows={5}
        error={errors.descripcion?.message}
      />
      <FilesField label={t.columnas.documentos} adjuntos={adjuntos} progreso={progreso} />
    </RecordDialog>
  )
}
