import { isListaConVistas, textos } from '@apremia/core'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Alert } from '../alert.tsx'
import { ListTools, type ListToolsProps } from '../table/list-tools.tsx'
import type { Lista } from '../table/use-lista.ts'
import { useNarrow } from '../use-narrow.ts'
import { FilterChips } from './filter-chips.tsx'
import { chipsOf } from './filter-field.ts'
import { FilterForm, type FilterFormProps } from './filter-form.tsx'
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx'

interface FilterFrameProps<C extends string>
  extends Pick<FilterFormProps<C>, 'groups' | 'inline' | 'botones'>,
    Pick<FilterPanelProps, 'words' | 'heading'>,
    Pick<ListToolsProps, 'choice' | 'exporta'> {
  readonly lista: Pick<Lista<C>, 'filtro' | 'buscado' | 'apply' | 'clear'> &
    Partial<Pick<Lista<C>, 'vistas'>>
  readonly check?: FilterFormProps<C>['check']
  /** True when the filter in the URL is valid and the rows of the list can be requested. */
  readonly listo?: boolean
  /** Message shown instead of the filters and the list to a person who is not allowed to search any record (D13). */
  readonly impedimento?: string | undefined
  /** True while nothing was searched: the filters are then visible in a wide window, above the empty list. */
  readonly opens?: boolean
  readonly lead?: ReactNode
  /** Buttons that belong to the list. They are visible only while the list is visible. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/**
 * Moves the focus to the results after a search. The search button is hidden with the form and cannot keep the focus.
 */
const useResult = (listo: boolean) => {
  const result = useRef<HTMLElement>(null)
  const [searched, setSearched] = useState(0)
  useEffect(() => {
    if (searched > 0 && listo) result.current?.focus({ preventScroll: true })
  }, [searched, listo])
  return { result, onSearched: () => setSearched(searched + 1) }
}

/**
 * Tells whether the key is F4, which opens the filters from the list. Browsers do not use F4. A shortcut of one letter
 * would clash with screen readers and dictation (WCAG 2.1.4).
 */
const isTeclaDeFiltros = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === 'F4' && !ctrlKey && !metaKey && !altKey

/**
 * Shows a list under its filters. A search hides the filters (S1 §4) and shows each applied filter as a removable tag.
 */
export const FilterFrame = <C extends string>(props: FilterFrameProps<C>) => {
  const { lista, groups, inline, words, heading, check, listo = true } = props
  const { opens = false } = props
  // On a phone the list is shown before the filters, so the filters start hidden.
  const narrow = useNarrow()
  const [shown, setShown] = useState((opens && !narrow) || !listo)
  const [opened, setOpened] = useState(opens)
  if (opens !== opened) {
    setOpened(opens)
    setShown(opens && !narrow)
  }
  const toggle = useRef<HTMLButtonElement>(null)
  // When the filter form begins with a date, it is rendered while still hidden. Otherwise the date field would load too
  // late to take the focus when the form opens.
  const [asked, setAsked] = useState(groups[0]?.fields[0]?.day !== undefined)
  const { result, onSearched } = useResult(listo)
  if (props.impedimento !== undefined) {
    return (
      <>
        {heading}
        <Alert kind="aviso">
          <p>{props.impedimento}</p>
        </Alert>
      </>
    )
  }
  const { choice, exporta, actions } = listo ? props : {}
  const conVistas = lista.vistas !== undefined && isListaConVistas(lista.vistas.pantalla)
  const open = shown || !listo
  // The filter form stays mounted after it is opened once. When it is hidden, it keeps the typed values.
  if (open && !asked) setAsked(true)
  return (
    <>
      <FilterPanel
        shown={open}
        toggle={toggle}
        onToggle={() => setShown(!open)}
        heading={heading}
        // The button that removes a filter disappears together with the filter, so the focus moves to the button that
        // shows the filters.
        chips={
          <FilterChips
            chips={chipsOf(groups, lista.filtro)}
            onRemove={(campo) => {
              lista.apply({ ...lista.filtro, [campo]: '' })
              toggle.current?.focus()
            }}
            onClear={() => {
              lista.clear()
              toggle.current?.focus()
            }}
          />
        }
        actions={
          (conVistas || choice || exporta || actions) && (
            <ListTools vistas={lista.vistas} choice={choice} exporta={exporta}>
              {actions}
            </ListTools>
          )
        }
        lead={props.lead}
        {...(words ? { words } : {})}
      >
        {asked && (
          <FilterForm
            groups={groups}
            filtro={lista.filtro}
            check={check ?? ((filtro) => ({ ok: true, filtro }))}
            rejected={lista.buscado && !listo}
            {...(inline === undefined ? {} : { inline })}
            {...(props.botones === undefined ? {} : { botones: props.botones })}
            onApply={(filtro) => {
              lista.apply(filtro)
              setShown(false)
              onSearched()
            }}
            onClear={lista.clear}
          />
        )}
      </FilterPanel>
      {listo && (
        <section
          ref={result}
          tabIndex={-1}
          aria-label={textos.comunes.resultados}
          onKeyDown={(event) => {
            if (open || !isTeclaDeFiltros(event)) return
            event.preventDefault()
            toggle.current?.click()
          }}
        >
          {props.children}
        </section>
      )}
    </>
  )
}
