import { textos } from '@apremia/core'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { usePrincipal } from '../../session/use-principal.ts'
import { useCampoAbogado } from '../../ui/search/use-campo-abogado.ts'
import { SelectField } from '../../ui/select-field.tsx'
import type { ValoresDeActuacion } from './valores.ts'

const { deCadaImponible } = textos.actuaciones.form

/** When the lawyer of the action is empty, each property or business keeps its own lawyer (S2 §6). */
export const AbogadoDeActuacionField = ({
  form,
}: {
  readonly form: UseFormReturn<ValoresDeActuacion>
}) => {
  const [campo] = useCampoAbogado(usePrincipal())
  if (campo === undefined) return null
  return (
    <div className="actu-campos">
      <Controller
        control={form.control}
        name="abogado"
        render={({ field }) => (
          <SelectField
            label={campo.label}
            value={field.value === '' ? undefined : field.value}
            options={campo.options ?? []}
            placeholder={deCadaImponible}
            onChange={(value) => field.onChange(value ?? '')}
            onBlur={field.onBlur}
            inputRef={field.ref}
            error={form.formState.errors.abogado?.message ?? campo.failure}
          />
        )}
      />
    </div>
  )
}
