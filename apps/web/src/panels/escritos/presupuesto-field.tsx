import { interpolar, textos } from '@apremia/core'
import { TextField } from '../../ui/text-field.tsx'

const t = textos.escritosJudiciales.pantalla

interface PresupuestoFieldProps {
  readonly value: string
  /** Percentage that the municipality has set for interest and costs. '' when it has set none. */
  readonly propuesto: string
  readonly onChange: (value: string) => void
}

/**
 * Field for the percentage that a precautionary measure adds to the debt for interest and costs (Ley 13.406, art. 6).
 */
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
