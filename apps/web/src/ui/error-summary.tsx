import { type Ref, useId } from 'react'
import { Icon } from './icon.tsx'

export interface FieldFault {
  readonly name: string
  readonly message: string
}

interface ErrorSummaryProps {
  readonly faults: readonly FieldFault[]
  readonly onGo: (name: string) => void
  readonly ref?: Ref<HTMLElement>
}

export const ErrorSummary = ({ faults, onGo, ref }: ErrorSummaryProps) => {
  const id = useId()
  if (faults.length === 0) return null
  return (
    <section ref={ref} className="alert alert-error" aria-labelledby={id}>
      <Icon name="error" />
      <div className="alert-body">
        <p className="alert-title" id={id}>
          {faults.length === 1
            ? 'Hay 1 dato para corregir'
            : `Hay ${faults.length} datos para corregir`}
        </p>
        <ul>
          {faults.map(({ name, message }) => (
            <li key={name}>
              <button type="button" className="link" onClick={() => onGo(name)}>
                {message}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
