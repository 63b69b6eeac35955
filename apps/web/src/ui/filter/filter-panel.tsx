import { textos } from '@apremia/core'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button.tsx'

export interface FilterPanelProps {
  readonly shown: boolean
  readonly toggle: RefObject<HTMLButtonElement | null>
  readonly onToggle: () => void
  readonly words?: { readonly mostrar: string; readonly ocultar: string }
  readonly heading?: ReactNode
  readonly chips?: ReactNode
  readonly lead?: ReactNode
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/**
 * Panel of filters with a button that shows or hides the filters. When the filters are hidden while one of them has the
 * focus, the focus moves to this button.
 */
export const FilterPanel = (props: FilterPanelProps) => {
  const { shown, toggle, onToggle, words, heading, chips, lead, children, actions } = props
  const { mostrarFiltros, ocultarFiltros } = textos.comunes
  const name = shown ? ocultarFiltros : mostrarFiltros
  const panelId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const hadFocus = panel.current?.contains(document.activeElement) ?? false
  useEffect(() => {
    if (!shown && hadFocus) toggle.current?.focus()
  }, [shown, hadFocus, toggle])
  const [opened, setOpened] = useState(0)
  useEffect(() => {
    if (opened > 0) panel.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [opened])
  return (
    <>
      <div className="toolbar">
        {heading}
        <Button
          ref={toggle}
          icon="filtro"
          aria-expanded={shown}
          aria-controls={panelId}
          aria-label={name}
          aria-keyshortcuts={shown ? undefined : 'F4'}
          title={shown ? undefined : textos.opcionesDeLista.filtrosConTecla}
          onClick={() => {
            if (!shown) setOpened(opened + 1)
            onToggle()
          }}
        >
          {words ? words[shown ? 'ocultar' : 'mostrar'] : name}
        </Button>
        {chips}
        {actions}
        {lead}
      </div>
      <div id={panelId} ref={panel} className="filter-panel" hidden={!shown}>
        {children}
      </div>
    </>
  )
}
