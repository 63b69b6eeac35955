import { textos } from '@apremia/core'
import { TextField } from '../../ui/text-field.tsx'

const t = textos.escritosJudiciales.pantalla

interface PresupuestoFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Percentage of the debt that a measure adds for interest and costs (Ley 13.406, art. 6). */
export const PresupuestoField = ({ value, onChange }: PresupuestoFieldProps) => (
  <TextField
    label={t.porcentaje}
    hint={t.porcentajeAyuda}
    value={value}
    inputMode="decimal"
    autoComplete="off"
    onChange={({ target }) => onChange(target.value)}
    required
  />
)
