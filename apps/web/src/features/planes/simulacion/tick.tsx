import type { Marca } from './seleccion.ts'

interface TickProps {
  readonly marca: Marca
  readonly id?: string
  /** Without it, its label's. */
  readonly name?: string
  readonly disabled?: boolean
  readonly onChange: (on: boolean) => void
}

/** A box for several: ticked, empty, or neither. */
export const Tick = ({ id, marca, name, disabled, onChange }: TickProps) => (
  <input
    id={id}
    type="checkbox"
    ref={(box) => {
      if (box) box.indeterminate = marca === 'algunos'
    }}
    checked={marca === 'todos'}
    aria-label={name}
    disabled={disabled}
    onChange={() => onChange(marca !== 'todos')}
  />
)
