import { condiciones as calls } from '@apremia/api-client'
import { interpolar, LARGOS_DE_CONDICION, textos } from '@apremia/core'
import { yupResolver } from '@hookform/resolvers/yup'
import { useId, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useDispatch } from 'react-redux'
import { useListAbogadosParaElegirQuery } from '../../api/abogados-para-elegir.ts'
import { useGetConfigQuery } from '../../api/config-api.ts'
import { bodySchema } from '../../api/endpoint.ts'
import { type Failure, failureOf } from '../../api/failure.ts'
import { notified } from '../../session/notices-slice.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useLeaveGuard } from '../../ui/use-leave-guard.ts'
import {
  type Condicion,
  useCreateCondicionMutation,
  useEditCondicionMutation,
} from './condiciones-api.ts'
import { GuardadaAlert } from './guardada-alert.tsx'

const t = textos.condiciones
const comunes = textos.comunes

const CAMPOS = ['contrato', 'abogado', 'municipio', 'condiciones'] as const

interface CondicionDialogProps {
  /** The one being edited; undefined for a new one. */
  readonly condicion: Condicion | undefined
  readonly onClose: () => void
}

/** The conditions of a contract, new or as they are: a version somebody changed meanwhile is shown (D42). */
export const CondicionDialog = ({ condicion, onClose }: CondicionDialogProps) => {
  const formId = useId()
  const dispatch = useDispatch()
  const { data: abogados = [] } = useListAbogadosParaElegirQuery({})
  const { data: config } = useGetConfigQuery({})
  const [base, setBase] = useState(condicion)
  const [failure, setFailure] = useState<Failure>()
  const [create, creando] = useCreateCondicionMutation()
  const [edit, editando] = useEditCondicionMutation()
  const form = useForm({
    resolver: yupResolver(bodySchema(calls.createCondicion)),
    defaultValues: {
      contrato: condicion?.contrato ?? '',
      condiciones: condicion?.condiciones ?? '',
      abogado: condicion?.codexterno ?? '',
      municipio: condicion?.municipio ?? config?.municipio ?? '',
    },
    mode: 'onTouched',
  })
  const { errors, isDirty } = form.formState
  useLeaveGuard(isDirty)
  const submit = form.handleSubmit(async (body) => {
    setFailure(undefined)
    const { data, error } = base
      ? await edit({ params: { id: base.id }, body: { ...body, version: base.version } })
      : await create({ body })
    const refused = failureOf(error)
    if (data) {
      const title = interpolar(base ? t.editada : t.agregada, data.condicion)
      dispatch(notified({ kind: 'exito', title }))
      onClose()
      return
    }
    const campo = CAMPOS.find((name) => refused?.fields?.some(({ field }) => field === name))
    if (campo && refused)
      form.setError(campo, { type: refused.code, message: refused.message }, { shouldFocus: true })
    else setFailure(refused)
    const guardada = refused?.detalle?.condicion as Condicion | undefined
    if (guardada) setBase(guardada)
  })
  const text = (name: 'contrato' | 'municipio', required: boolean) => (
    <TextField
      {...form.register(name)}
      label={t.columnas[name]}
      maxLength={LARGOS_DE_CONDICION[name]}
      error={errors[name]?.message}
      autoComplete="off"
      required={required}
    />
  )
  return (
    <Dialog
      title={condicion ? interpolar(t.editar, condicion) : t.nueva}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{comunes.cancelar}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            loading={creando.isLoading || editando.isLoading}
          >
            {comunes.guardar}
          </Button>
        </>
      }
    >
      <form id={formId} className="form form-full" onSubmit={submit} noValidate>
        {failure?.detalle?.condicion !== undefined && base ? (
          <GuardadaAlert condicion={base} />
        ) : (
          failure && <FailureAlert failure={failure} onClose={() => setFailure(undefined)} />
        )}
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
              maxLength={LARGOS_DE_CONDICION.condiciones}
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
