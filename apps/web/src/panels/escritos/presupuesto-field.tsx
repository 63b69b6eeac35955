import { interpolar, textos } from '@apremia/core'
import { TextField } from '../../ui/text-field.tsx'

const t = textos.escritosJudiciales.pantalla

interface PresupuestoFieldProps {
  readonly value: string
  /** Percentage that the municipality sets today, or '' while it sets none. */
  readonly propuesto: string
  readonly onChange: (value: string) => void
}

/** Percentage of the debt that a measure adds for interest and costs (Ley 13.406, art. 6). */
export const PresupuestoField = ({ value, propuesto, onChange }: PresupuestoFieldProps) => (
  <TextField
    label={t.porcentaje}
    hint={
      propuesto === ''
        ? t.porcentajeAyuda
        : interpolar(t.porcentajePropuesto, { porcentaje: propuesto.replace('.', ',') })
    }
    value={value}
    inputMode="decimal"
    autoComplete="off"
    onChange={({ target }) => onChange(target.value)}
    required
  />
)
