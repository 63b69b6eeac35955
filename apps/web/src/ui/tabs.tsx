import { TabPanel, TabView } from 'primereact/tabview'
import { type ReactNode, useState } from 'react'
import './prime.ts'

export interface Tab<T extends string> {
  readonly id: T
  readonly label: string
  readonly content: ReactNode
  /** Made again each time it is shown: for content that follows the address. */
  readonly fresh?: boolean
}

interface TabsProps<T extends string> {
  readonly tabs: readonly Tab<T>[]
  readonly active: T
  readonly onChange: (id: T) => void
}

/** Tabs whose panels are made when first visited and keep what was typed in them afterwards. */
export const Tabs = <T extends string>({ tabs, active, onChange }: TabsProps<T>) => {
  const [visited, setVisited] = useState<readonly T[]>([active])
  if (!visited.includes(active)) setVisited([...visited, active])
  return (
    <TabView
      activeIndex={tabs.findIndex(({ id }) => id === active)}
      onTabChange={({ index }) => {
        const tab = tabs[index]
        if (tab) onChange(tab.id)
      }}
      renderActiveOnly={false}
      scrollable={false}
    >
      {tabs.map(({ id, label, content, fresh }) => (
        <TabPanel key={id} header={label}>
          {(id === active || (visited.includes(id) && !fresh)) && content}
        </TabPanel>
      ))}
    </TabView>
  )
}
