import type { ReactNode } from 'react'
import { Button } from '../button.tsx'

export interface Expansion<Row> {
  /**
   * Returns the name of the detail of a row, such as 'la deuda del inmueble 123'. The label of the expand button
   * contains this name.
   */
  readonly nameOf: (row: Row) => string
  readonly isOpen: (row: Row) => boolean
  readonly onToggle: (row: Row) => void
  readonly detail: (row: Row) => ReactNode
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
