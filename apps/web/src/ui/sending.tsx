import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { ProgressLine } from './progress.tsx'

interface SendingProps {
  readonly label: string
  /** Text with the amount already sent. */
  readonly cuanto: string
  readonly done: number
  readonly total: number
  /** Label of the button that stops the upload. */
  readonly detener: string
  readonly onDetener: () => void
  /** Additional content shown during the upload. */
  readonly children?: ReactNode
}

/** Shows the progress of an upload, with a button to stop it. */
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
