import type { Failure } from '../api/failure.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { titleOf } from './with-words.ts'

interface FailureAlertProps {
  readonly failure: Failure
  readonly title?: string | undefined
  readonly onRetry?: (() => void) | undefined
  readonly onClose?: () => void
}

export const FailureAlert = ({ failure, title, onRetry, onClose }: FailureAlertProps) => {
  // Errors of single fields, listed under the message of the alert. An error with the same text as the message is left
  // out.
  const otros = failure.fields?.filter(({ message }) => message !== failure.message) ?? []
  return (
    <Alert
      kind="error"
      title={titleOf(failure, title)}
      actions={
        onRetry && (
          <Button icon="reintentar" onClick={onRetry}>
            Reintentar
          </Button>
        )
      }
      {...(onClose ? { onClose } : {})}
    >
      <p>{failure.message}</p>
      {otros.length > 0 && (
        <ul>
          {otros.map(({ field, message }) => (
            <li key={field + message}>{message}</li>
          ))}
        </ul>
      )}
      {failure.id !== undefined && (
        <p className="alert-id">
          Si necesita ayuda, indique el número de pedido <code>{failure.id}</code>
        </p>
      )}
    </Alert>
  )
}
