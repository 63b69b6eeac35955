import type { ReactNode } from 'react'
import { Vistas } from '../vistas/vistas.tsx'
import { ColumnChooser } from './column-chooser.tsx'
import { Tools } from './tools.tsx'
import type { ColumnChoice } from './use-columns.ts'
import type { VistasDeLista } from './use-lista.ts'

interface ListBarProps {
  readonly heading?: ReactNode
  readonly vistas: VistasDeLista
  readonly choice: Omit<ColumnChoice<never>, 'shown'>
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

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
