/** Of what the box stands for: all of it is chosen, some or none. */
export type Marca = 'todos' | 'algunos' | 'ninguno'

interface TickProps {
  readonly marca: Marca
  readonly id?: string
  /** Without it, its label's. */
  readonly name?: string
  readonly disabled?: boolean
  /** Id of what says more: why it cannot be used. */
  readonly describedBy?: string | undefined
  readonly onChange: (on: boolean) => void
}

/** A box for several: ticked, empty, or neither. */
export const Tick = ({ id, marca, name, disabled, describedBy, onChange }: TickProps) => (
  <input
    id={id}
    type="checkbox"
    ref={(box) => {
      if (box) box.indeterminate = marca === 'algunos'
    }}
    checked={marca === 'todos'}
    aria-label={name}
    disabled={disabled}
    aria-describedby={describedBy}
    onChange={() => onChange(marca !== 'todos')}
  />
)
