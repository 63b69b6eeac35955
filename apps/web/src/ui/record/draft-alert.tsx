import type { ReactNode } from 'react'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'

interface DraftAlertProps {
  readonly title: string
  readonly discardLabel: string
  readonly onDiscard: () => void
  /**
   * Explanation of the parts of the draft that were not recovered, and of the data that changed after the draft was
   * stored.
   */
  readonly children?: ReactNode
}

export const DraftAlert = ({ title, discardLabel, onDiscard, children }: DraftAlertProps) => (
  <Alert kind="info" title={title} actions={<Button onClick={onDiscard}>{discardLabel}</Button>}>
    {children}
  </Alert>
)
