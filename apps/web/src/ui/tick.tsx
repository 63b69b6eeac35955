/** State of a checkbox that covers several items: all, some or none of them are chosen. */
export type Marca = 'todos' | 'algunos' | 'ninguno'

interface TickProps {
  readonly marca: Marca
  readonly id?: string
  /** Accessible name. The text of the label by default. */
  readonly name?: string
  readonly disabled?: boolean
  /** Id of an explanation, for example of why the checkbox is disabled. */
  readonly describedBy?: string | undefined
  readonly onChange: (on: boolean) => void
}

/** Checkbox that covers several items: checked, unchecked or indeterminate. */
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
