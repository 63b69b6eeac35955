import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { ACTION_BAR } from './action-bar.ts'
import './chosen-bar.css'

interface ChosenBarProps {
  readonly label: string
  /** Number of chosen rows, as a text. */
  readonly count: string
  readonly clearLabel: string
  readonly onClear: () => void
  /** Shown after the count, such as the reason why the rows are too many. */
  readonly beside?: ReactNode
  /** Buttons that act on the chosen rows. */
  readonly actions: ReactNode
  /** Shown under the buttons. */
  readonly children?: ReactNode
}

/** Bar with what can be done with the chosen rows of a list. It stays in sight while the list scrolls. */
export const ChosenBar = (props: ChosenBarProps) => (
  <section {...ACTION_BAR} className="seleccion-bar" aria-label={props.label}>
    <div className="seleccion-fila">
      <p className="seleccion-cuenta" role="status">
        {props.count}
      </p>
      {props.beside}
      <Button variant="ghost" icon="quitar" onClick={props.onClear}>
        {props.clearLabel}
      </Button>
      {props.actions}
    </div>
    {props.children}
  </section>
)
