export type Marca = 'todos' | 'algunos' | 'ninguno'

interface TickProps {
  readonly marca: Marca
  readonly id?: string
  readonly name?: string
  readonly disabled?: boolean
  readonly describedBy?: string | undefined
  readonly onChange: (on: boolean, shift: boolean) => void
}

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
    onChange={({ nativeEvent }) =>
      onChange(marca !== 'todos', 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
    }
  />
)
