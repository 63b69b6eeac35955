import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { ACTION_BAR } from './action-bar.ts'
import './chosen-bar.css'

interface ChosenBarProps {
  readonly label: string
  readonly count: string
  readonly clearLabel: string
  readonly onClear: () => void
  /** Content beside the number of chosen rows, such as the reason why too many rows are chosen. */
  readonly beside?: ReactNode
  readonly actions: ReactNode
  readonly children?: ReactNode
}

/** Bar with the operations on the chosen rows of a list. The bar stays visible while the list scrolls. */
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
