import { type ReactNode, useId } from 'react'

interface FilterFieldsetProps {
  readonly title: string | undefined
  readonly compact: boolean
  readonly children: ReactNode
}

/** Fields that go together, under their name if they have one. */
export const FilterFieldset = ({ title, compact, children }: FilterFieldsetProps) => {
  const id = useId()
  const grid = <div className={compact ? 'search-grid-compact' : 'search-grid'}>{children}</div>
  if (title === undefined) return grid
  return (
    <fieldset aria-labelledby={id}>
      <legend id={id} className="search-legend">
        {title}
      </legend>
      {grid}
    </fieldset>
  )
}
