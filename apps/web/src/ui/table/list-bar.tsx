import type { ReactNode } from 'react'
import { Vistas } from '../vistas/vistas.tsx'
import { ColumnChooser } from './column-chooser.tsx'
import { Tools } from './tools.tsx'
import type { ColumnChoice } from './use-columns.ts'
import type { VistasDeLista } from './use-lista.ts'

interface ListBarProps {
  /** The title of the list, where no tab has it. */
  readonly heading?: ReactNode
  readonly vistas: VistasDeLista
  readonly choice: Omit<ColumnChoice<never>, 'shown'>
  /** What may be started from here. */
  readonly lead?: ReactNode
  /** What else can be done with the list. */
  readonly children?: ReactNode
}

/** Over a list without filters: its views and columns, in the place where the other lists have them. */
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
