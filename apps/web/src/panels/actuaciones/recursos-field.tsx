import { interpolar, nombreDeRecurso, textos } from '@apremia/core'
import { useId } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useRecursos } from '../../api/recursos.ts'
import { FieldMessage } from '../../ui/field-message.tsx'
import { readRecursos, type ValoresDeActuacion } from './valores.ts'

const { form: t } = textos.actuaciones

interface RecursosFieldProps {
  readonly form: UseFormReturn<ValoresDeActuacion>
  readonly ofrecidos: readonly string[]
}

export const RecursosField = ({ form, ofrecidos }: RecursosFieldProps) => {
  const id = useId()
  const recursos = useRecursos()
  const error = form.formState.errors.recursos?.message
  return (
    <Controller
      control={form.control}
      name="recursos"
      render={({ field }) => {
        const elegidos = readRecursos(field.value)
        const toggle = (recurso: string, on: boolean) =>
          field.onChange(
            ofrecidos.filter((uno) => (uno === recurso ? on : elegidos.includes(uno))).join(','),
          )
        return (
          <fieldset
            className={error === undefined ? 'choice field' : 'choice field field-invalid'}
            aria-describedby={error === undefined ? undefined : id}
          >
            <legend className="field-required">{t.recursos}</legend>
            {ofrecidos.map((recurso, index) => (
              <label key={recurso}>
                <input
                  type="checkbox"
                  ref={index === 0 ? field.ref : undefined}
                  checked={elegidos.includes(recurso)}
                  onChange={(event) => toggle(recurso, event.target.checked)}
                  onBlur={field.onBlur}
                />
                {interpolar(t.recurso, { recurso, nombre: nombreDeRecurso(recursos, recurso) })}
              </label>
            ))}
            <FieldMessage id={id} error={error} />
          </fieldset>
        )
      }}
    />
  )
}
