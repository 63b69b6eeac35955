import { textos } from '@apremia/core'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../button.tsx'

export interface FilterPanelProps {
  readonly shown: boolean
  readonly onToggle: () => void
  /** What the button says, where the screen has words of its own. */
  readonly words?: { readonly mostrar: string; readonly ocultar: string }
  /** The title of the list, on the same line. */
  readonly heading?: ReactNode
  /** What was asked for. */
  readonly chips?: ReactNode
  /** The form of the filters; it keeps what was typed while hidden. */
  readonly children: ReactNode
  /** What else can be done with the list: columns, downloads. */
  readonly actions?: ReactNode
}

/** Shows and hides the filters of a list (S1 §4). Hidden with the focus inside, the focus goes to the button. */
export const FilterPanel = (props: FilterPanelProps) => {
  const { shown, onToggle, words, heading, chips, children, actions } = props
  const { mostrarFiltros, ocultarFiltros } = textos.comunes
  const name = shown ? ocultarFiltros : mostrarFiltros
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
        {heading}
        <Button
          ref={button}
          icon="filtro"
          aria-expanded={shown}
          aria-controls={panelId}
          aria-label={name}
          onClick={onToggle}
        >
          {words ? words[shown ? 'ocultar' : 'mostrar'] : name}
        </Button>
        {chips}
        {actions && <div className="toolbar-actions">{actions}</div>}
      </div>
      <div id={panelId} ref={panel} className="filter-panel" hidden={!shown}>
        {children}
      </div>
    </>
  )
}
