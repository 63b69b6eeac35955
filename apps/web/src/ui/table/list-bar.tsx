import type { ReactNode } from 'react'
import { ListTools, type ListToolsProps } from './list-tools.tsx'

interface ListBarProps extends ListToolsProps {
  readonly heading?: ReactNode
  readonly lead?: ReactNode
}

export const ListBar = ({ heading, lead, ...tools }: ListBarProps) => (
  <div className="toolbar">
    {heading}
    <ListTools {...tools} />
    {lead}
  </div>
)
