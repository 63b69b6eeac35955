import type { Failure } from '../../api/failure.ts'
import { Alert } from '../alert.tsx'
import { FailureAlert } from '../failure-alert.tsx'

interface LoadFailureProps {
  readonly failure: Failure
  readonly onRetry: () => void
}

/** Why something could not be read: what is not the person's to see is no error, and is not asked again. */
export const LoadFailure = ({ failure, onRetry }: LoadFailureProps) =>
  failure.status === 403 ? (
    <Alert kind="aviso">
      <p>{failure.message}</p>
    </Alert>
  ) : (
    <FailureAlert failure={failure} onRetry={onRetry} />
  )
