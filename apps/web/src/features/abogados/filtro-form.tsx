import { textos } from '@apremia/core'
import { Controller } from 'react-hook-form'
import { failureOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFilterForm } from '../../ui/use-filter-form.ts'
import { useGetTitulosDeAbogadoQuery } from './abogados-api.ts'
import { type Filtro, SIN_FILTRO } from './filtro.ts'

const abogados = textos.abogados
const comunes = textos.comunes

const TEXTOS = ['apellido', 'nombre', 'nrodni', 'codexterno', 'matricula', 'cuitcuil'] as const

const BAJAS = [
  { value: '0', label: abogados.bajas[0] },
  { value: '1', label: abogados.bajas[1] },
]

interface FiltroFormProps {
  readonly filtro: Filtro
  readonly onApply: (filtro: Filtro) => void
  readonly onClear: () => void
}

/** Filters of the directory; the server applies them. */
export const FiltroForm = ({ filtro, onApply, onClear }: FiltroFormProps) => {
  const { data: titulos = [], error } = useGetTitulosDeAbogadoQuery({})
  const { form, clear } = useFilterForm({ ...SIN_FILTRO, ...filtro }, SIN_FILTRO)
  const select = (
    name: 'titulo' | 'baja',
    options: readonly { value: string; label: string }[],
    fault?: string,
  ) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <SelectField
          label={abogados.campos[name]}
          value={field.value || undefined}
          options={options}
          onChange={(value) => field.onChange(value ?? '')}
          placeholder="Todos"
          error={fault}
        />
      )}
    />
  )
  return (
    <form className="filters" onSubmit={form.handleSubmit(onApply)} noValidate>
      {TEXTOS.map((campo) => (
        <TextField
          key={campo}
          {...form.register(campo)}
          label={abogados.campos[campo]}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
        />
      ))}
      {select(
        'titulo',
        titulos.map(({ id, titulo }) => ({ value: String(id), label: titulo })),
        failureOf(error)?.message,
      )}
      {select('baja', BAJAS)}
      <div className="filters-actions">
        <Button
          onClick={() => {
            clear()
            onClear()
          }}
        >
          {comunes.limpiar}
        </Button>
        <Button type="submit" variant="primary" icon="buscar">
          {comunes.buscar}
        </Button>
      </div>
    </form>
  )
}
