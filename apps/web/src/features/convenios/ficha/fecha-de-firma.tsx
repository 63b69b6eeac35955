import { formatFecha, parseFecha, textos } from '@apremia/core'
import { Controller } from 'react-hook-form'
import { DateField } from '../../../ui/date-field.tsx'
import { today } from '../../../ui/format.ts'
import type { FormDeConvenio } from './campos.tsx'

const { campos, avisoFechaPasada, ficha } = textos.convenios

/** Field for the day on which the payment agreement is signed, with a warning when the day is in the past (D130). */
export const FechaDeFirma = ({ form }: { readonly form: FormDeConvenio }) => (
  <Controller
    control={form.control}
    name="fechaconf"
    render={({ field }) => {
      const dia = parseFecha(field.value)
      const hoy = today()
      return (
        <DateField
          inputRef={field.ref}
          label={campos.fechaconf}
          value={field.value}
          onChange={(value) => {
            field.onChange(value)
            field.onBlur()
          }}
          error={form.formState.errors.fechaconf?.message}
          required
          hint={
            dia === undefined ? (
              <button
                type="button"
                className="link"
                onClick={({ currentTarget }) => {
                  // The button 'Hoy' disappears when it fills the date, so the focus moves to the date field.
                  currentTarget.closest('.field')?.querySelector('input')?.focus()
                  field.onChange(hoy)
                }}
              >
                {ficha.firmante.hoy} {formatFecha(hoy)}
              </button>
            ) : (
              dia < hoy && <span className="field-warning">{avisoFechaPasada}</span>
            )
          }
        />
      )
    }}
  />
)
