import type { ReactNode } from 'react'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'

interface DraftAlertProps {
  readonly title: string
  readonly discardLabel: string
  readonly onDiscard: () => void
  /** Tells the parts of the draft that did not come back, or that changed meanwhile. */
  readonly children?: ReactNode
}

/** Tells that a draft was recovered, with a button to discard it. */
export const DraftAlert = ({ title, discardLabel, onDiscard, children }: DraftAlertProps) => (
  <Alert kind="info" title={title} actions={<Button onClick={onDiscard}>{discardLabel}</Button>}>
    {children}
  </Alert>
)
