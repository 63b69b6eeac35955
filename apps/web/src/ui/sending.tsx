import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { ProgressLine } from './progress.tsx'

interface SendingProps {
  readonly label: string
  readonly cuanto: string
  readonly done: number
  readonly total: number
  readonly detener: string
  readonly onDetener: () => void
  readonly children?: ReactNode
}

export const Sending = (props: SendingProps) => {
  const { label, cuanto, done, total, detener, onDetener, children } = props
  return (
    <div className="stack" role="status">
      <p>
        {label}: {cuanto}
      </p>
      <ProgressLine label={label} done={done} total={total} />
      {children}
      <div className="form-actions">
        <Button icon="quitar" onClick={onDetener}>
          {detener}
        </Button>
      </div>
    </div>
  )
}
