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
}

/** Shows a file on its way to the server, with a button to stop it. */
export const Sending = ({ label, cuanto, done, total, detener, onDetener }: SendingProps) => (
  <div className="stack" role="status">
    <p>
      {label}: {cuanto}
    </p>
    <ProgressLine label={label} done={done} total={total} />
    <div className="form-actions">
      <Button icon="quitar" onClick={onDetener}>
        {detener}
      </Button>
    </div>
  </div>
)
