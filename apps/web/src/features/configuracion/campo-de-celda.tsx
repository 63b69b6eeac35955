import { TextField } from '../../ui/text-field.tsx'
import type { Celda } from './tabla-editable.tsx'

interface CampoDeCeldaProps<V extends Readonly<Record<string, string>>> {
  readonly campo: keyof V & string
  readonly label: string
  readonly celda: Celda<V>
  readonly numerico?: boolean
  readonly hint?: string
}

/**
 * Text field of a cell of a configuration table. The field has no maximum length, because the check of the row reports
 * a text that is too long.
 */
export const CampoDeCelda = <V extends Readonly<Record<string, string>>>({
  campo,
  label,
  celda: { valores, falta, set, onKeyDown },
  numerico = false,
  hint,
}: CampoDeCeldaProps<V>) => (
  <TextField
    label={label}
    value={valores[campo]}
    error={falta}
    hint={hint}
    autoComplete="off"
    onChange={(event) => set({ [campo]: event.target.value } as Partial<V>)}
    onKeyDown={onKeyDown}
    {...(numerico ? { inputMode: 'decimal' as const, className: 'amount-input' } : {})}
  />
)
