import { comunicaciones as calls } from '@apremia/api-client'
import { IMPORTANCIAS, textos } from '@apremia/core'
import { useId, useState } from 'react'
import { Controller } from 'react-hook-form'
import { useDispatch } from 'react-redux'
import { bodySchema } from '../../api/endpoint.ts'
import type { Failure } from '../../api/failure.ts'
import { checkBody } from '../../api/validate.ts'
import { useEnvio } from '../../panels/documentos/use-envio.ts'
import { HistorialLink } from '../../panels/historial/historial-link.tsx'
import { notified } from '../../session/notices-slice.ts'
import { useUsuario } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FilesField } from '../../ui/files/files-field.tsx'
import { useAdjuntos } from '../../ui/files/use-adjuntos.ts'
import { today } from '../../ui/format.ts'
import { RecordAlerts } from '../../ui/record/record-alerts.tsx'
import { useConflict } from '../../ui/record/use-conflict.ts'
import { type Start, useRecordForm } from '../../ui/record/use-record-form.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Comunicacion } from './comunicaciones-api.ts'
import { DestinatariosField } from './destinatarios-field.tsx'

const t = textos.comunicaciones

const CAMPOS = ['titulo', 'todni', 'fecha', 'importancia', 'descripcion'] as const

type Valores = Record<(typeof CAMPOS)[number], string>

const SCHEMA = bodySchema(calls.createComunicacion)

const check = (valores: Valores) => checkBody(SCHEMA, valores)

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
  /** Message being edited, or undefined for a new one. */
  readonly comunicacion: Comunicacion | undefined
  readonly onClose: () => void
}

/** 'Nueva Comunicación' or 'Editar Comunicación' (S2 §2.12). */
export const ComunicacionDialog = ({ comunicacion, onClose }: ComunicacionDialogProps) => {
  const formId = useId()
  const dispatch = useDispatch()
  const dni = useUsuario()?.dni ?? ''
  const [failure, setFailure] = useState<Failure>()
  const adjuntos = useAdjuntos()
  const { enviar, enviando, progreso } = useEnvio(['comunicaciones'])
  const ficha = useRecordForm<Comunicacion, Valores>({
    clave: (de) => `comunicacion.${dni}/${de?.id ?? 'nueva'}`,
    record: comunicacion,
    startOf,
    names: CAMPOS,
    check,
  })
  const conflicto = useConflict(ficha, startOf)
  const { conflict } = conflicto
  const { form } = ficha
  const { errors } = form.formState
  const submit = form.handleSubmit(async (valores) => {
    setFailure(undefined)
    conflicto.dismiss()
    const { record } = ficha
    const body = { ...valores, importancia: importanciaDe(valores.importancia) }
    const archivos = adjuntos.archivos.map((file, i) => [`file_${i + 1}`, file] as const)
    const respuesta = record
      ? await enviar(
          calls.updateComunicaciones,
          { params: { id: record.id }, body: { ...body, version: record.version } },
          archivos,
        )
      : await enviar(calls.createComunicacion, { body }, archivos)
    if (respuesta.ok) {
      ficha.forget()
      dispatch(notified({ kind: 'exito', title: record ? t.modificada : t.enviada }))
      onClose()
      return
    }
    setFailure(conflicto.take(respuesta.failure, 'comunicacion'))
  })
  const close = () => {
    ficha.forget()
    onClose()
  }
  return (
    <Dialog
      title={comunicacion ? t.editar : t.nueva}
      onClose={close}
      footer={
        <>
          {comunicacion && (
            <HistorialLink entidad="comunicacion" codigo={String(comunicacion.id)} />
          )}
          <Button onClick={close}>{t.cerrar}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            loading={enviando}
            disabled={conflict !== undefined}
          >
            {comunicacion ? t.actualizar : t.guardar}
          </Button>
        </>
      }
    >
      <form id={formId} className="form form-full" onSubmit={submit} noValidate>
        <RecordAlerts
          ficha={ficha}
          conflicto={conflicto}
          startOf={startOf}
          failure={failure}
          onDismiss={() => setFailure(undefined)}
          words={{ borrador: t.borrador, versionVieja: t.versionVieja, conflicto: t.conflicto }}
          labels={t.campos}
        />
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
      </form>
    </Dialog>
  )
}
