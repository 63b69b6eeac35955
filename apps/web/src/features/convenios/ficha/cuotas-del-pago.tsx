import { clampCuotas, interpolar, parseCuotas, textos } from '@apremia/core'
import { useEffect, useState } from 'react'
import { Controller } from 'react-hook-form'
import { TextField } from '../../../ui/text-field.tsx'
import type { FormDeConvenio } from './campos.tsx'

interface CuotasDelPagoProps {
  readonly form: FormDeConvenio
  /** Maximum number of instalments for the fees, according to the fee table in force on the day of the signing. */
  readonly tope: number
}

/**
 * Field for the number of instalments in which the fees are paid. The field starts with the maximum. A greater number
 * is lowered to the maximum, with a message (S1 §5, D36).
 */
export const CuotasDelPago = ({ form, tope }: CuotasDelPagoProps) => {
  const { getValues, setValue } = form
  useEffect(() => {
    if (getValues('cuotaspago') === '') setValue('cuotaspago', String(tope))
  }, [getValues, setValue, tope])
  const [forzado, setForzado] = useState(false)
  const maximo = interpolar(textos.planes.topeDeCuotas, { n: tope })
  return (
    <div>
      <Controller
        control={form.control}
        name="cuotaspago"
        render={({ field }) => (
          <TextField
            ref={field.ref}
            label={textos.convenios.campos.cuotaspago}
            inputMode="numeric"
            autoComplete="off"
            required
            value={field.value}
            onBlur={field.onBlur}
            onChange={(event) => {
              const tecleado = event.target.value
              const pedidas = parseCuotas(tecleado)
              const pasado = pedidas !== null && pedidas > tope
              setForzado(pasado)
              field.onChange(
                pasado ? String(clampCuotas({ cuotas: null }, pedidas, tope)) : tecleado,
              )
            }}
            error={form.formState.errors.cuotaspago?.message}
            hint={<span className={forzado ? 'field-warning' : undefined}>{maximo}</span>}
          />
        )}
      />
      <span className="sr-only" role="status">
        {forzado ? maximo : ''}
      </span>
    </div>
  )
}
