import type { ReactNode } from 'react'
import { Vistas } from '../vistas/vistas.tsx'
import { ColumnChooser } from './column-chooser.tsx'
import { Tools } from './tools.tsx'
import type { ColumnChoice } from './use-columns.ts'
import type { VistasDeLista } from './use-lista.ts'

interface ListBarProps {
  /** Title of the list, where no tab shows it. */
  readonly heading?: ReactNode
  readonly vistas: VistasDeLista
  readonly choice: Omit<ColumnChoice<never>, 'shown'>
  /** Actions that can be started here. */
  readonly lead?: ReactNode
  /** Other acts on the list. */
  readonly children?: ReactNode
}

/** Bar over a list without filters: its views and columns, in the same place as in the other lists. */
export const ListBar = ({ heading, vistas, choice, lead, children }: ListBarProps) => (
  <div className="toolbar">
    {heading}
    <Tools>
      <Vistas de={vistas} />
      <ColumnChooser {...choice} />
      {children}
    </Tools>
    {lead}
  </div>
)
