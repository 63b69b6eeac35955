import { type ReactNode, useId } from 'react'

interface FilterFieldsetProps {
  readonly title: string | undefined
  readonly compact: boolean
  readonly glosa: string | undefined
  readonly children: ReactNode
}

/** A title turns the group into a `fieldset`. */
export const FilterFieldset = ({ title, compact, glosa, children }: FilterFieldsetProps) => {
  const id = useId()
  const grid = <div className={compact ? 'search-grid-compact' : 'search-grid'}>{children}</div>
  if (title === undefined) return grid
  return (
    <fieldset aria-labelledby={id}>
      <legend id={id} className="search-legend">
        {title}
      </legend>
      {grid}
      {glosa !== undefined && <p className="field-hint">{glosa}</p>}
    </fieldset>
  )
}
