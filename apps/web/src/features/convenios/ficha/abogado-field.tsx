import { textos } from '@apremia/core'
import { Controller } from 'react-hook-form'
import {
  opcionesDeAbogado,
  useListAbogadosParaElegirQuery,
} from '../../../api/abogados-para-elegir.ts'
import { failureOf } from '../../../api/failure.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { FormDeConvenio } from './campos.tsx'

const { campos, ficha } = textos.convenios
const t = ficha.firmante

interface AbogadoFieldProps {
  readonly form: FormDeConvenio
  /** Default lawyer of the payment agreement, or '' while no tax period is chosen (D123). */
  readonly porDefecto: string
  readonly error: string | undefined
}

export const AbogadoField = ({ form, porDefecto, error }: AbogadoFieldProps) => {
  const lista = useListAbogadosParaElegirQuery({})
  const opciones = opcionesDeAbogado(lista.data ?? [], porDefecto)
  return (
    <Controller
      control={form.control}
      name="abogado"
      render={({ field }) => (
        <SelectField
          label={campos.codexterno}
          value={field.value || porDefecto || undefined}
          options={opciones}
          placeholder={t.abogadoDelPrimero}
          onChange={(value) => field.onChange(value ?? '')}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={error ?? failureOf(lista.error)?.message}
          hint={!field.value && porDefecto && t.abogadoDelPeriodo}
          required
        />
      )}
    />
  )
}

export const AbogadoFijo = ({ nombre }: { readonly nombre: string }) => (
  <TextField label={campos.codexterno} value={nombre} readOnly />
)
