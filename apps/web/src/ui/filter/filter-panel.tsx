import { textos } from '@apremia/core'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { Tools } from '../table/tools.tsx'

export interface FilterPanelProps {
  readonly shown: boolean
  readonly onToggle: () => void
  /** Labels of the button, for a screen that needs its own. */
  readonly words?: { readonly mostrar: string; readonly ocultar: string }
  /** Title of the list, on the same line. */
  readonly heading?: ReactNode
  /** Applied filters. */
  readonly chips?: ReactNode
  /** Actions that can be started here. */
  readonly lead?: ReactNode
  /** Form of the filters, which keeps the typed values while hidden. */
  readonly children: ReactNode
  /** Other acts on the list: columns, downloads. */
  readonly actions?: ReactNode
}

/**
 * Shows and hides the filters of a list (S1 §4). When the focus was inside, hiding them moves the focus to the button.
 */
export const FilterPanel = (props: FilterPanelProps) => {
  const { shown, onToggle, words, heading, chips, lead, children, actions } = props
  const { mostrarFiltros, ocultarFiltros } = textos.comunes
  const name = shown ? ocultarFiltros : mostrarFiltros
  const panelId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const hadFocus = panel.current?.contains(document.activeElement) ?? false
  useEffect(() => {
    if (!shown && hadFocus) button.current?.focus()
  }, [shown, hadFocus])
  // Opening the form moves the focus to its first field.
  const [opened, setOpened] = useState(0)
  useEffect(() => {
    if (opened > 0) panel.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [opened])
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
          onClick={() => {
            if (!shown) setOpened(opened + 1)
            onToggle()
          }}
        >
          {words ? words[shown ? 'ocultar' : 'mostrar'] : name}
        </Button>
        {chips}
        {actions && <Tools>{actions}</Tools>}
        {lead}
      </div>
      <div id={panelId} ref={panel} className="filter-panel" hidden={!shown}>
        {children}
      </div>
    </>
  )
}
