import { condiciones as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { useId, useState } from 'react'
import { Controller } from 'react-hook-form'
import { useDispatch } from 'react-redux'
import { useListAbogadosParaElegirQuery } from '../../api/abogados-para-elegir.ts'
import { useGetConfigQuery } from '../../api/config-api.ts'
import { bodySchema } from '../../api/endpoint.ts'
import { type Failure, failureOf } from '../../api/failure.ts'
import { checkBody } from '../../api/validate.ts'
import { HistorialLink } from '../../panels/historial/historial-link.tsx'
import { notified } from '../../session/notices-slice.ts'
import { useUsuario } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { RecordAlerts } from '../../ui/record/record-alerts.tsx'
import { useConflict } from '../../ui/record/use-conflict.ts'
import { type Start, useRecordForm } from '../../ui/record/use-record-form.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  type Condicion,
  useCreateCondicionMutation,
  useEditCondicionMutation,
} from './condiciones-api.ts'

const t = textos.condiciones
const comunes = textos.comunes

const CAMPOS = ['contrato', 'abogado', 'municipio', 'condiciones'] as const

type Valores = Record<(typeof CAMPOS)[number], string>

const SCHEMA = bodySchema(calls.createCondicion)

const check = (valores: Valores) => checkBody(SCHEMA, valores)

interface CondicionDialogProps {
  /** Condition being edited, or undefined for a new one. */
  readonly condicion: Condicion | undefined
  readonly onClose: () => void
}

/** Form of a contract's conditions. Changes that somebody made meanwhile are shown beside the typed ones (D42). */
export const CondicionDialog = ({ condicion, onClose }: CondicionDialogProps) => {
  const formId = useId()
  const dispatch = useDispatch()
  const { data: abogados = [] } = useListAbogadosParaElegirQuery({})
  const { data: config } = useGetConfigQuery({})
  const dni = useUsuario()?.dni ?? ''
  const [failure, setFailure] = useState<Failure>()
  const [create, creando] = useCreateCondicionMutation()
  const [edit, editando] = useEditCondicionMutation()
  const startOf = (de: Condicion | undefined): Start<Valores> => ({
    valores: {
      contrato: de?.contrato ?? '',
      abogado: de?.codexterno ?? '',
      municipio: de?.municipio ?? config?.municipio ?? '',
      condiciones: de?.condiciones ?? '',
    },
    rest: undefined,
    version: Number(de?.version ?? 0),
  })
  const ficha = useRecordForm<Condicion, Valores>({
    clave: (de) => `condicion.${dni}/${de?.id ?? 'nueva'}`,
    record: condicion,
    startOf,
    names: CAMPOS,
    check,
  })
  const conflicto = useConflict(ficha, startOf)
  const { conflict } = conflicto
  const { form } = ficha
  const { errors } = form.formState
  const submit = form.handleSubmit(async (body) => {
    setFailure(undefined)
    conflicto.dismiss()
    const { record } = ficha
    const { data, error } = record
      ? await edit({ params: { id: record.id }, body: { ...body, version: record.version } })
      : await create({ body })
    if (data) {
      ficha.forget()
      const title = interpolar(record ? t.editada : t.agregada, data.condicion)
      dispatch(notified({ kind: 'exito', title }))
      onClose()
      return
    }
    const refused = failureOf(error)
    setFailure(refused && conflicto.take(refused, 'condicion'))
  })
  const close = () => {
    ficha.forget()
    onClose()
  }
  const text = (name: 'contrato' | 'municipio', required: boolean) => (
    <TextField
      {...form.register(name)}
      label={t.columnas[name]}
      error={errors[name]?.message}
      autoComplete="off"
      required={required}
    />
  )
  return (
    <Dialog
      title={condicion ? interpolar(t.editar, condicion) : t.nueva}
      onClose={close}
      footer={
        <>
          {condicion && <HistorialLink entidad="condicion-legal" codigo={String(condicion.id)} />}
          <Button onClick={close}>{comunes.cancelar}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            loading={creando.isLoading || editando.isLoading}
            disabled={conflict !== undefined}
          >
            {comunes.guardar}
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
          labels={t.columnas}
        />
        <div className="form-row">
          {text('contrato', true)}
          <Controller
            control={form.control}
            name="abogado"
            render={({ field }) => (
              <SelectField
                label={t.columnas.abogado}
                value={field.value || undefined}
                options={abogados
                  .filter(({ baja, codexterno }) => baja === '0' || codexterno === field.value)
                  .map(({ codexterno, nombre_completo }) => ({
                    value: codexterno,
                    label: `${nombre_completo} (${codexterno})`,
                  }))}
                placeholder={t.elijaAbogado}
                onChange={(value) => field.onChange(value ?? '')}
                onBlur={field.onBlur}
                inputRef={field.ref}
                error={errors.abogado?.message}
                required
              />
            )}
          />
          {text('municipio', false)}
        </div>
        <Field label={t.columnas.condiciones} error={errors.condiciones?.message} required>
          {({ id, describedBy, invalid }) => (
            <textarea
              {...form.register('condiciones')}
              id={id}
              rows={6}
              className="p-inputtext"
              aria-required
              aria-invalid={invalid || undefined}
              aria-describedby={describedBy}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
