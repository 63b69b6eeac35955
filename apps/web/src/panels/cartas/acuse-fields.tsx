import { MEDIOS_DE_CARTA, RESULTADOS_DE_CARTA, textos } from '@apremia/core'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { DateField } from '../../ui/date-field.tsx'
import { today } from '../../ui/format.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { CampoDeAcuse, ValoresDeAcuse } from './acuse.ts'

const { medios, resultados } = textos.cartas
const pantalla = textos.cartasPantalla
const { campos: nombres, elija } = pantalla

interface AcuseFieldsProps {
  readonly form: UseFormReturn<ValoresDeAcuse>
  readonly corrige: boolean
}

/** The fields that the chosen outcome of the delivery needs are visible and required. */
export const AcuseFields = ({ form, corrige }: AcuseFieldsProps) => {
  const { errors } = form.formState
  const medio = form.watch('medio')
  const resultado = form.watch('resultado')
  const select = (
    campo: 'medio' | 'resultado',
    options: readonly { readonly value: string; readonly label: string }[],
  ) => (
    <Controller
      control={form.control}
      name={campo}
      render={({ field }) => (
        <SelectField
          label={nombres[campo]}
          value={field.value || undefined}
          options={options}
          placeholder={elija}
          onChange={(value) => field.onChange(value ?? '')}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={errors[campo]?.message}
          required
        />
      )}
    />
  )
  const text = (campo: CampoDeAcuse, required = false) => (
    <TextField
      {...form.register(campo)}
      label={nombres[campo]}
      error={errors[campo]?.message}
      autoComplete="off"
      required={required}
    />
  )
  return (
    <>
      <div className="form-row">
        {select(
          'medio',
          MEDIOS_DE_CARTA.map((value) => ({ value, label: medios[value] })),
        )}
        {select(
          'resultado',
          RESULTADOS_DE_CARTA.map((value) => ({ value, label: resultados[value] })),
        )}
        {text('pieza', medio === 'carta-documento')}
        <Controller
          control={form.control}
          name="fecha"
          render={({ field }) => (
            <DateField
              inputRef={field.ref}
              label={nombres.fecha}
              value={field.value}
              max={today()}
              juzgada
              onChange={(value) => {
                field.onChange(value)
                field.onBlur()
              }}
              error={errors.fecha?.message}
              required
            />
          )}
        />
        {text('hora')}
        {text('notificador')}
        {text('receptor', resultado === 'recibida')}
        {text('dni')}
        {text('vinculo')}
        {text('motivo', ['negada', 'mudado', 'devuelta'].includes(resultado))}
      </div>
      {corrige && text('correccion', true)}
    </>
  )
}
