import { useEffect, useRef } from 'react'

interface CasillaProps {
  readonly label: string
  /** Accessible name (`aria-label`), for a checkbox whose visible label is not clear on its own. */
  readonly name?: string
  readonly estado: 'si' | 'no' | 'parte'
  readonly disabled?: boolean
  readonly describedBy?: string | undefined
  readonly onChange: (on: boolean) => void
}

export const Casilla = (props: CasillaProps) => {
  const { label, name, estado, disabled = false, describedBy, onChange } = props
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = estado === 'parte'
  }, [estado])
  return (
    <label className="conv-casilla">
      <input
        ref={ref}
        type="checkbox"
        checked={estado === 'si'}
        disabled={disabled}
        aria-label={name}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  )
}
