import { useId } from 'react'

interface MarcaConEfectoProps {
  readonly label: string
  /** Sentence below the checkbox that says what happens when the checkbox is checked. */
  readonly efecto: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

export const MarcaConEfecto = ({ label, efecto, checked, onChange }: MarcaConEfectoProps) => {
  const id = useId()
  return (
    <div>
      <label className="actu-marca">
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={id}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      <p id={id} className="actu-motivo">
        {efecto}
      </p>
    </div>
  )
}
