import { textos } from '@apremia/core'
import { yupResolver } from '@hookform/resolvers/yup'
import { Controller } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { today } from '../../ui/format.ts'
import { type Option, SelectField } from '../../ui/select-field.tsx'
import { useFilterForm } from '../../ui/use-filter-form.ts'
import { type Filtro, filtroSchema, ORDENES, type Orden, SIN_FILTRO } from './filtro.ts'
import { useAbogados } from './use-abogados.ts'

const titulos = textos.titulos

const OPCIONES_DE_ORDEN: readonly Option<Orden>[] = ORDENES.map((value) => ({
  value,
  label: titulos.ordenes[value],
}))

interface FiltroFormProps {
  readonly filtro: Filtro
  readonly onApply: (filtro: Filtro) => void
}

/** Filters of the list of created titles, with their rules (S2 §2.13, §5). */
export const FiltroForm = ({ filtro, onApply }: FiltroFormProps) => {
  const hoy = today()
  const { opciones, failure } = useAbogados()
  const { form, clear } = useFilterForm(filtro, SIN_FILTRO, {
    resolver: yupResolver(filtroSchema(hoy)),
  })
  const { errors } = form.formState
  const desde = form.watch('desde')
  return (
    <form className="filters" onSubmit={form.handleSubmit(onApply)} noValidate>
      <Controller
        control={form.control}
        name="desde"
        render={({ field }) => (
          <DateField
            label={titulos.filtros.desde}
            value={field.value ?? undefined}
            max={hoy}
            error={errors.desde?.message}
            onChange={(value) => {
              field.onChange(value ?? null)
              if (value === undefined) form.setValue('hasta', null)
            }}
          />
        )}
      />
      <Controller
        control={form.control}
        name="hasta"
        render={({ field }) => (
          <DateField
            label={titulos.filtros.hasta}
            value={field.value ?? undefined}
            onChange={(value) => field.onChange(value ?? null)}
            min={desde ?? undefined}
            max={hoy}
            disabled={desde === null}
            error={errors.hasta?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="abogado"
        render={({ field }) => (
          <SelectField
            label={titulos.filtros.abogado}
            value={field.value ?? undefined}
            onChange={(value) => field.onChange(value ?? null)}
            options={opciones}
            placeholder="Todos"
            error={failure?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="orden"
        render={({ field }) => (
          <SelectField
            label={titulos.filtros.orden}
            value={field.value}
            onChange={field.onChange}
            options={OPCIONES_DE_ORDEN}
          />
        )}
      />
      <div className="filters-actions">
        <Button
          onClick={() => {
            clear()
            onApply(SIN_FILTRO)
          }}
        >
          {titulos.limpiar}
        </Button>
        <Button type="submit" variant="primary" icon="buscar">
          {titulos.buscar}
        </Button>
      </div>
    </form>
  )
}
