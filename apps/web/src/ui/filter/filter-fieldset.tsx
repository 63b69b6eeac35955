import { type ReactNode, useId, useState } from 'react'

interface FilterFieldsetProps {
  readonly title: string | undefined
  readonly compact: boolean
  readonly glosa: string | undefined
  readonly children: ReactNode
}

type FieldGridProps = Omit<FilterFieldsetProps, 'title'>

const FieldGrid = ({ compact, glosa, children }: FieldGridProps) => (
  <>
    <div className={compact ? 'search-grid-compact' : 'search-grid'}>{children}</div>
    {glosa !== undefined && <p className="field-hint">{glosa}</p>}
  </>
)

export const FilterFieldset = ({ title, ...group }: FilterFieldsetProps) => {
  const id = useId()
  if (title === undefined) return <FieldGrid {...group} />
  return (
    <fieldset aria-labelledby={id}>
      <legend id={id} className="search-legend">
        {title}
      </legend>
      <FieldGrid {...group} />
    </fieldset>
  )
}

interface FoldedFieldsetProps extends FilterFieldsetProps {
  readonly title: string
  readonly used: boolean
}

export const FoldedFieldset = ({ title, used, ...group }: FoldedFieldsetProps) => {
  const [open, setOpen] = useState(used)
  const [wasUsed, setWasUsed] = useState(used)
  if (used !== wasUsed) {
    setWasUsed(used)
    if (used) setOpen(true)
  }
  return (
    <details
      className="search-folded"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      <fieldset aria-label={title}>
        <FieldGrid {...group} />
      </fieldset>
    </details>
  )
}
