import { textos } from '@apremia/core'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { Tools } from '../table/tools.tsx'

export interface FilterPanelProps {
  readonly shown: boolean
  readonly onToggle: () => void
  /** What the button says, where the screen has words of its own. */
  readonly words?: { readonly mostrar: string; readonly ocultar: string }
  /** The title of the list, on the same line. */
  readonly heading?: ReactNode
  /** What was asked for. */
  readonly chips?: ReactNode
  /** What may be started from here. */
  readonly lead?: ReactNode
  /** The form of the filters; it keeps what was typed while hidden. */
  readonly children: ReactNode
  /** What else can be done with the list: columns, downloads. */
  readonly actions?: ReactNode
}

/** Shows and hides the filters of a list (S1 §4). Hidden with the focus inside, the focus goes to the button. */
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
  // The form opens on its first field.
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
