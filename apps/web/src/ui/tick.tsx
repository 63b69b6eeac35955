/** State of a box that stands for several things: all of them are chosen, some or none. */
export type Marca = 'todos' | 'algunos' | 'ninguno'

interface TickProps {
  readonly marca: Marca
  readonly id?: string
  /** Accessible name. Without it, the name is that of its label. */
  readonly name?: string
  readonly disabled?: boolean
  /** Id of an explanation, such as why the box cannot be used. */
  readonly describedBy?: string | undefined
  readonly onChange: (on: boolean) => void
}

/** Box for several things: ticked, empty or neither. */
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
