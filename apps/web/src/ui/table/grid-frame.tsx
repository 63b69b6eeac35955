import { type ReactNode, useId, useRef } from 'react'
import { REACHABLE } from '../reachable.ts'
import type { Choice } from './use-choice.ts'
import { useDensidad } from './use-densidad.ts'
import { useGrid } from './use-grid.ts'

interface GridFrameProps {
  readonly caption: string
  readonly busy: boolean
  /**
   * Number of rows of the whole list, plus the header row, for assistive technology. Undefined when the table shows the
   * whole list.
   */
  readonly rowCount: number | undefined
  readonly selectable: boolean
  readonly choice: Choice | undefined
  readonly children: ReactNode
}

/**
 * Frame of a table. In a table with controls (grid), the arrow keys move between the cells. A table of plain text is no
 * grid: its frame takes the focus, so that the keys scroll it.
 */
export const GridFrame = (props: GridFrameProps) => {
  const { caption, busy, rowCount, selectable, choice, children } = props
  const [densidad] = useDensidad()
  const table = useRef<HTMLTableElement>(null)
  const id = useId()
  const { grid, handlers } = useGrid(table, choice)
  return (
    <section
      className={`table-frame table-${densidad}`}
      aria-label={`Tabla: ${caption}`}
      {...(grid ? {} : REACHABLE)}
      aria-busy={busy || undefined}
    >
      <table
        ref={table}
        aria-rowcount={rowCount}
        {...(grid && {
          role: 'grid',
          'aria-labelledby': id,
          'aria-multiselectable': selectable || undefined,
        })}
        {...handlers}
      >
        <caption id={id} className="sr-only">
          {caption}
        </caption>
        {children}
      </table>
    </section>
  )
}
