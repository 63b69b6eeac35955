import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

export interface Tab<T extends string> {
  readonly id: T
  readonly label: string
  readonly content: ReactNode
  /**
   * True when the content of the tab is mounted again on every visit to the tab, because the content depends on the
   * URL.
   */
  readonly fresh?: boolean
}

interface TabsProps<T extends string> {
  readonly tabs: readonly Tab<T>[]
  readonly active: T
  readonly onChange: (id: T) => void
}

/**
 * Keys that move the focus between tabs. Each function takes the index of the current tab and the number of tabs, and
 * returns the index of the next tab.
 */
const STEPS: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const from = tabs.findIndex((tab) => tab.matches(':focus'))
  const to = STEPS[event.key]?.(from, tabs.length)
  if (from < 0 || to === undefined) return
  event.preventDefault()
  tabs[to]?.focus()
}

/**
 * Tabs of a screen. The content of a tab is mounted on the first visit, and then keeps its typed values. The arrow keys
 * only move the focus. Enter or the space bar opens a tab, because opening a tab sends requests.
 */
export const Tabs = <T extends string>({ tabs, active, onChange }: TabsProps<T>) => {
  const name = useId()
  const [visited, setVisited] = useState<readonly T[]>([active])
  if (!visited.includes(active)) setVisited([...visited, active])
  return (
    <div className="tabs">
      <div role="tablist" className="tabs-list" onKeyDown={moveFocus}>
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            className="tab"
            id={`${name}-${id}`}
            aria-selected={id === active}
            aria-controls={`${name}-${id}-panel`}
            tabIndex={id === active ? 0 : -1}
            onClick={() => {
              if (id !== active) onChange(id)
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="tabs-panels">
        {tabs.map(({ id, content, fresh }) => (
          <div
            key={id}
            role="tabpanel"
            id={`${name}-${id}-panel`}
            aria-labelledby={`${name}-${id}`}
            hidden={id !== active}
          >
            {(id === active || (visited.includes(id) && !fresh)) && content}
          </div>
        ))}
      </div>
    </div>
  )
}
