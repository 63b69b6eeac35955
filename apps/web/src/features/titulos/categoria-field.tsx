import { CATEGORIAS, type Categoria, textos } from '@apremia/core'
import type { Ref } from 'react'
import { type Option, SelectField } from '../../ui/select-field.tsx'

const titulos = textos.titulos

const OPCIONES: readonly Option<Categoria>[] = CATEGORIAS.map((value) => ({
  value,
  label: titulos.categorias[value],
}))

interface CategoriaFieldProps {
  readonly value: Categoria | undefined
  readonly onChange: (value: Categoria | undefined) => void
  readonly error: string | undefined
  readonly inputRef: Ref<HTMLSelectElement>
}

export const CategoriaField = (props: CategoriaFieldProps) => (
  <SelectField
    {...props}
    label={titulos.categoria}
    options={OPCIONES}
    placeholder="Seleccione la categoría"
    required
  />
)
