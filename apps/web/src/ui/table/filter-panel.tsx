import { textos } from '@apremia/core'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../button.tsx'

interface FilterPanelProps {
  readonly shown: boolean
  readonly onToggle: () => void
  /** The form of the filters; it keeps what was typed while hidden. */
  readonly children: ReactNode
  /** What else can be done with the list: columns, downloads. */
  readonly actions?: ReactNode
}

/** Shows and hides the filters of a list (S1 §4). Hidden with the focus inside, the focus goes to the button. */
export const FilterPanel = ({ shown, onToggle, children, actions }: FilterPanelProps) => {
  const panelId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const hadFocus = panel.current?.contains(document.activeElement) ?? false
  useEffect(() => {
    if (!shown && hadFocus) button.current?.focus()
  }, [shown, hadFocus])
  return (
    <>
      <div className="toolbar">
        <Button
          ref={button}
          icon="filtro"
          aria-expanded={shown}
          aria-controls={panelId}
          onClick={onToggle}
        >
          {shown ? textos.comunes.ocultarFiltros : textos.comunes.mostrarFiltros}
        </Button>
        {actions && <div className="toolbar-actions">{actions}</div>}
      </div>
      <div id={panelId} ref={panel} className="filter-panel" hidden={!shown}>
        {children}
      </div>
    </>
  )
}
