import { buscaPorDocumento, type Principal, parseFecha, textos } from '@apremia/core'
import { type ReactElement, useEffect } from 'react'
import { Controller, type ControllerRenderProps } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { useCampoAbogado } from '../../ui/search/use-campo-abogado.ts'
import { type Option, SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFilterForm } from '../../ui/use-filter-form.ts'
import { type Campo, type Filtro, LISTADO, resolveFiltro, type Valores } from './filtro.ts'
import { CONFIRMADO_OPTIONS, RECURSO_OPTIONS } from './opciones.ts'

const { filtros } = textos.convenios.listado
const comunes = textos.comunes

const valoresDe = (filtro: Filtro): Valores =>
  Object.fromEntries(LISTADO.campos.map((campo) => [campo, filtro[campo] ?? ''])) as Valores

/** A message does not come while a click is under way: it would move the button from under it. */
const DELAY_MS = 400

interface FiltroFormProps {
  readonly principal: Principal
  readonly filtro: Filtro
  /** The address asks for something that cannot be looked for: say what at once. */
  readonly rejected: boolean
  readonly onApply: (filtro: Filtro) => void
  readonly onClear: () => void
}

/** Filters of the agreements; the server applies them. */
export const FiltroForm = (props: FiltroFormProps) => {
  const { principal, filtro, rejected, onApply, onClear } = props
  const [abogado] = useCampoAbogado(principal)
  const { form, clear } = useFilterForm(valoresDe(filtro), valoresDe({}), {
    resolver: resolveFiltro(principal),
    mode: 'onBlur',
    delayError: DELAY_MS,
  })
  const { errors } = form.formState
  const { trigger } = form
  useEffect(() => {
    if (rejected) void trigger()
  }, [rejected, trigger])
  const text = (campo: 'convenio' | 'firmante' | 'dni' | 'imponible', numeric = false) => (
    <TextField
      {...form.register(campo)}
      label={filtros[campo]}
      error={errors[campo]?.message}
      autoComplete="off"
      spellCheck={false}
      inputMode={numeric ? 'numeric' : 'text'}
      maxLength={120}
    />
  )
  const control = (
    campo: Campo,
    render: (field: ControllerRenderProps<Valores, Campo>) => ReactElement,
  ) => <Controller control={form.control} name={campo} render={({ field }) => render(field)} />
  const select = (
    campo: Campo,
    label: string,
    options: readonly Option<string>[],
    fault?: string,
  ) =>
    control(campo, ({ value, onChange, onBlur, ref }) => (
      <SelectField
        label={label}
        value={value || undefined}
        options={options}
        placeholder={comunes.todos}
        error={errors[campo]?.message ?? fault}
        onChange={(next) => onChange(next ?? '')}
        onBlur={onBlur}
        inputRef={ref}
      />
    ))
  const date = (campo: 'desde' | 'hasta') =>
    control(campo, ({ value, onChange }) => (
      <DateField
        label={filtros[campo]}
        value={parseFecha(value)}
        error={errors[campo]?.message}
        onChange={(next) => onChange(next ?? '')}
      />
    ))
  return (
    <form className="search-form" noValidate onSubmit={form.handleSubmit(onApply)}>
      <div className="search-grid">
        {text('convenio')}
        {text('firmante')}
        {buscaPorDocumento(principal) && text('dni', true)}
        {text('imponible', true)}
        {select('recurso', filtros.recurso, RECURSO_OPTIONS)}
        {abogado && select('abogado', abogado.label, abogado.options ?? [], abogado.failure)}
        {date('desde')}
        {date('hasta')}
        {select('confirmado', filtros.confirmado, CONFIRMADO_OPTIONS)}
      </div>
      <div className="search-form-actions">
        <Button type="submit" variant="primary" icon="buscar">
          {comunes.buscar}
        </Button>
        <Button
          onClick={() => {
            clear()
            onClear()
          }}
        >
          {comunes.limpiar}
        </Button>
      </div>
    </form>
  )
}
