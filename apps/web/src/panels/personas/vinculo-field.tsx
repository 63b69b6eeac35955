import { textos } from '@apremia/core'
import {
  type Control,
  type FieldPathByValue,
  type FieldValues,
  useController,
} from 'react-hook-form'
import { SelectField } from '../../ui/select-field.tsx'

const VINCULOS: readonly string[] = Object.values(textos.contribuyentes.titulos)

interface VinculoFieldProps<V extends FieldValues> {
  readonly control: Control<V>
  readonly name: FieldPathByValue<V, string>
  readonly label: string
  readonly changed?: boolean
}

/**
 * Field for the capacity in which a taxpayer answers for the debt of a property or business. A saved capacity that is
 * not in the catalogue stays as an option (D162).
 */
export const VinculoField = <V extends FieldValues>({
  control,
  name,
  label,
  changed = false,
}: VinculoFieldProps<V>) => {
  const { field, fieldState } = useController({ control, name })
  const value: string = field.value
  const nombres = value === '' || VINCULOS.includes(value) ? VINCULOS : [value, ...VINCULOS]
  return (
    <SelectField
      label={label}
      value={value || undefined}
      options={nombres.map((nombre) => ({ value: nombre, label: nombre }))}
      placeholder={textos.novedades.sinIndicar}
      onChange={(elegido) => field.onChange(elegido ?? '')}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
      changed={changed}
    />
  )
}
