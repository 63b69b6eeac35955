import type { ReactNode } from 'react'
import { Button } from '../button.tsx'

/** How the rows of a table open into more. */
export interface Expansion<Row> {
  /** What the button shows, of that row: 'la deuda del inmueble 123'. */
  readonly nameOf: (row: Row) => string
  readonly isOpen: (row: Row) => boolean
  readonly onToggle: (row: Row) => void
  readonly detail: (row: Row) => ReactNode
  /** Rows with nothing inside have no button. */
  readonly has?: (row: Row) => boolean
}

interface ExpanderProps {
  readonly name: string
  readonly open: boolean
  readonly controls: string
  readonly onToggle: () => void
}

export const Expander = ({ name, open, controls, onToggle }: ExpanderProps) => (
  <Button
    variant="ghost"
    className={open ? 'expander expander-open' : 'expander'}
    icon="siguiente"
    aria-label={`Ver ${name}`}
    aria-expanded={open}
    aria-controls={open ? controls : undefined}
    onClick={onToggle}
  />
)
