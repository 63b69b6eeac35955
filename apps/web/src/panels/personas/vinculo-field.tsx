import { textos } from '@apremia/core'
import type { Ref } from 'react'
import { SelectField } from '../../ui/select-field.tsx'

const VINCULOS: readonly string[] = Object.values(textos.contribuyentes.titulos)

interface VinculoFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly inputRef: Ref<HTMLSelectElement>
  readonly error?: string | undefined
}

/** How a person answers for a property (D99); what the catalogue does not have stays as it came (D162). */
export const VinculoField = ({ value, onChange, ...field }: VinculoFieldProps) => {
  const nombres = value === '' || VINCULOS.includes(value) ? VINCULOS : [value, ...VINCULOS]
  return (
    <SelectField
      {...field}
      value={value || undefined}
      options={nombres.map((nombre) => ({ value: nombre, label: nombre }))}
      placeholder={textos.novedades.sinIndicar}
      onChange={(elegido) => onChange(elegido ?? '')}
    />
  )
}
