import { condiciones as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { Controller } from 'react-hook-form'
import { useListAbogadosParaElegirQuery } from '../../api/abogados-para-elegir.ts'
import { useGetConfigQuery } from '../../api/config-api.ts'
import { bodySchema } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import { checkBody } from '../../api/validate.ts'
import { HistorialLink } from '../../panels/historial/historial-link.tsx'
import { useUsuario } from '../../session/use-sesion.ts'
import { Field } from '../../ui/field.tsx'
import { RecordDialog } from '../../ui/record/record-dialog.tsx'
import { useRecordDialog } from '../../ui/record/use-record-dialog.ts'
import type { Start } from '../../ui/record/use-record-form.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  type Condicion,
  useCreateCondicionMutation,
  useEditCondicionMutation,
} from './condiciones-api.ts'

const t = textos.condiciones

const CAMPOS = ['contrato', 'abogado', 'municipio', 'condiciones'] as const

type Valores = Record<(typeof CAMPOS)[number], string>

const SCHEMA = bodySchema(calls.createCondicion)

interface CondicionDialogProps {
  readonly condicion: Condicion | undefined
  readonly onClose: () => void
}

/**
 * Dialog that creates or edits the contract conditions of a lawyer. When another person saves the same conditions
 * meanwhile, the dialog shows the saved values beside the typed values (D42).
 */
export const CondicionDialog = ({ condicion, onClose }: CondicionDialogProps) => {
  const { data: abogados = [] } = useListAbogadosParaElegirQuery({})
  const { data: config } = useGetConfigQuery({})
  const dni = useUsuario()?.dni ?? ''
  const [create] = useCreateCondicionMutation()
  const [edit] = useEditCondicionMutation()
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
  const dialog = useRecordDialog<Condicion, Valores>({
    clave: (de) => `condicion.${dni}/${de?.id ?? 'nueva'}`,
    record: condicion,
    startOf,
    names: CAMPOS,
    check: (valores) => checkBody(SCHEMA, valores),
    enRechazo: 'condicion',
    save: async (body, { record }) => {
      const { data, error } = record
        ? await edit({ params: { id: record.id }, body: { ...body, version: record.version } })
        : await create({ body })
      if (!data) return { failure: failureOf(error) }
      return { title: interpolar(record ? t.editada : t.agregada, data.condicion) }
    },
    onClose,
  })
  const { form } = dialog
  const { errors } = form.formState
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
    <RecordDialog
      dialog={dialog}
      title={condicion ? interpolar(t.editar, condicion) : t.nueva}
      words={t}
      labels={t.columnas}
      aside={condicion && <HistorialLink entidad="condicion-legal" codigo={String(condicion.id)} />}
    >
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
    </RecordDialog>
  )
}
