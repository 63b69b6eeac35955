import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { ProgressLine } from './progress.tsx'

interface SendingProps {
  readonly label: string
  /** Amount sent so far, in words. */
  readonly cuanto: string
  readonly done: number
  readonly total: number
  /** Name of the button that stops it. */
  readonly detener: string
  readonly onDetener: () => void
  /** Whatever there is to say while it goes. */
  readonly children?: ReactNode
}

/** Shows a file on its way to the server, with a button to stop it. */
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
