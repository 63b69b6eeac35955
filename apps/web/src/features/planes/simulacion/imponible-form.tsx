import { convenios } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { Controller, type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { opcionesDeRecursos, useRecursos } from '../../../api/recursos.ts'
import { validate, withoutDots } from '../../../api/validate.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useRecursosParaSimularQuery } from '../planes-api.ts'

const textosDe = textos.planes.simulacion

export interface Imponible {
  readonly imponible: string
  readonly recurso: string
}

type Consulta = typeof convenios.getPeriodosDeConvenio

const resolver: Resolver<Imponible> = (values) => {
  const validado = validate(
    convenios.getPeriodosDeConvenio.query as NonNullable<Consulta['query']>,
    {
      imponible: withoutDots(values.imponible) || undefined,
      recurso: values.recurso || undefined,
    },
  )
  if (validado.ok) {
    const { imponible, recurso } = validado.valor
    return { values: { imponible, recurso }, errors: {} }
  }
  const errors: FieldErrors<Record<keyof Imponible, string>> = {}
  for (const { path, mensaje } of validado.faltas) {
    errors[path === 'recurso' ? 'recurso' : 'imponible'] ??= { type: 'consulta', message: mensaje }
  }
  return { values: {}, errors }
}

/**
 * Returns the options of the tax field: every active tax. The taxes of the property or business with the typed number
 * come first. A property and a business may have the same number. Then the taxes of both come first.
 */
const useRecursosDe = (inicial: string) => {
  const todos = opcionesDeRecursos(useRecursos(), { activos: true })
  const [numero, setNumero] = useState(inicial)
  const leido = withoutDots(numero)
  const argsDe = (tipo: 'I' | 'C') =>
    /^\d{1,10}$/.test(leido) ? { query: { tipo, imponible: leido } } : skipToken
  const deInmueble = useRecursosParaSimularQuery(argsDe('I')).currentData ?? []
  const deComercio = useRecursosParaSimularQuery(argsDe('C')).currentData ?? []
  const codigos = [...deInmueble, ...deComercio].map(({ RECURSO }) => RECURSO)
  return {
    setNumero,
    options: [
      ...todos.filter(({ value }) => codigos.includes(value)),
      ...todos.filter(({ value }) => !codigos.includes(value)),
    ],
    hint:
      codigos.length === 0
        ? undefined
        : interpolar(textosDe.recursosDe, { recursos: codigos.join(', ') }),
  }
}

interface ImponibleFormProps {
  readonly inicial: Imponible
  readonly onChoose: (elegido: Imponible) => void
}

export const ImponibleForm = ({ inicial, onChoose }: ImponibleFormProps) => {
  const { setNumero, options, hint } = useRecursosDe(inicial.imponible)
  const form = useForm<Imponible>({ resolver, defaultValues: inicial })
  const { errors } = form.formState
  return (
    <form className="sim-item" noValidate onSubmit={form.handleSubmit(onChoose)}>
      <Controller
        control={form.control}
        name="imponible"
        render={({ field }) => (
          <TextField
            label={textosDe.imponible}
            required
            error={errors.imponible?.message}
            autoComplete="off"
            inputMode="numeric"
            {...field}
            onBlur={() => {
              field.onBlur()
              setNumero(field.value)
            }}
          />
        )}
      />
      <Controller
        control={form.control}
        name="recurso"
        render={({ field }) => (
          <SelectField
            label={textosDe.recurso}
            required
            value={field.value === '' ? undefined : field.value}
            options={options}
            placeholder={textosDe.elegirRecurso}
            error={errors.recurso?.message}
            hint={hint}
            onChange={(value) => field.onChange(value ?? '')}
            onBlur={field.onBlur}
            inputRef={field.ref}
          />
        )}
      />
      <Button type="submit">{textosDe.cargarDeuda}</Button>
    </form>
  )
}
