import type { Failure } from '../../api/failure.ts'
import { Alert } from '../alert.tsx'
import { FailureAlert } from '../failure-alert.tsx'

interface LoadFailureProps {
  readonly failure: Failure
  readonly onRetry: () => void
}

/** Message that data could not be loaded. A 403 (no permission) is not shown as an error and has no retry button. */
export const LoadFailure = ({ failure, onRetry }: LoadFailureProps) =>
  failure.status === 403 ? (
    <Alert kind="aviso">
      <p>{failure.message}</p>
    </Alert>
  ) : (
    <FailureAlert failure={failure} onRetry={onRetry} />
  )
