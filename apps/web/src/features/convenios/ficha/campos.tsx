import { type CampoDeConvenio, textos } from '@apremia/core'
import type { ComponentProps, ReactNode } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Valores } from './valores.ts'

export type FormDeConvenio = UseFormReturn<Valores>

interface CampoProps {
  readonly form: FormDeConvenio
  readonly campo: CampoDeConvenio
  readonly required?: boolean
  readonly hint?: ReactNode
  /** Additional error message of the field. It is shown only when the form finds no error of its own in the field. */
  readonly error?: string | undefined
}

type TextoProps = CampoProps & {
  readonly label?: string
} & Pick<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'autoComplete'>

export const CampoDeTexto = ({
  form,
  campo,
  label = textos.convenios.campos[campo],
  required,
  hint,
  error,
  ...input
}: TextoProps) => (
  <TextField
    {...form.register(campo)}
    label={label}
    error={form.formState.errors[campo]?.message ?? error}
    required={required ?? false}
    hint={hint}
    spellCheck={false}
    {...input}
  />
)

interface ListaProps extends CampoProps {
  readonly opciones: readonly {
    readonly id: number
    readonly nombre: string
    readonly activo?: boolean
  }[]
}

export const CampoDeLista = ({ form, campo, opciones, required, hint }: ListaProps) => (
  <Controller
    control={form.control}
    name={campo}
    render={({ field }) => (
      <SelectField
        label={textos.convenios.campos[campo]}
        value={field.value || undefined}
        options={opciones.flatMap(({ id, nombre, activo = true }) =>
          // An option that is no longer offered stays in the field of a payment agreement that already has it.
          activo || String(id) === form.formState.defaultValues?.[campo]
            ? [{ value: String(id), label: nombre }]
            : [],
        )}
        placeholder={textos.convenios.ficha.listas}
        onChange={(value) => field.onChange(value ?? '')}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={form.formState.errors[campo]?.message}
        required={required ?? false}
        hint={hint}
      />
    )}
  />
)
