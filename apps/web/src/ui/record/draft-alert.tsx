import type { ReactNode } from 'react'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'

interface DraftAlertProps {
  readonly title: string
  readonly discardLabel: string
  readonly onDiscard: () => void
  /** What did not come back, or changed meanwhile. */
  readonly children?: ReactNode
}

/** What had been filled in is back; or not, if the person so wants. */
export const DraftAlert = ({ title, discardLabel, onDiscard, children }: DraftAlertProps) => (
  <Alert kind="info" title={title} actions={<Button onClick={onDiscard}>{discardLabel}</Button>}>
    {children}
  </Alert>
)
