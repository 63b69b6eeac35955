import type { ReactNode } from 'react'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'

interface DraftAlertProps {
  readonly title: string
  readonly discardLabel: string
  readonly onDiscard: () => void
  /**
   * Text about the recovered draft: which parts were not recovered, and which data changed after the draft was stored.
   */
  readonly children?: ReactNode
}

export const DraftAlert = ({ title, discardLabel, onDiscard, children }: DraftAlertProps) => (
  <Alert kind="info" title={title} actions={<Button onClick={onDiscard}>{discardLabel}</Button>}>
    {children}
  </Alert>
)
