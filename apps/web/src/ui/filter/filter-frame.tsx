import { type ReactNode, useState } from 'react'
import { Alert } from '../alert.tsx'
import type { Lista } from '../table/use-lista.ts'
import { FilterChips } from './filter-chips.tsx'
import { chipsOf } from './filter-field.ts'
import { FilterForm, type FilterFormProps } from './filter-form.tsx'
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx'

interface FilterFrameProps<C extends string>
  extends Pick<FilterFormProps<C>, 'groups' | 'inline'>,
    Pick<FilterPanelProps, 'words'> {
  readonly lista: Pick<Lista<C>, 'filtro' | 'buscado' | 'apply' | 'clear'>
  /** Without it, anything may be looked for. */
  readonly check?: FilterFormProps<C>['check']
  /** Something that can be looked for was asked for. */
  readonly listo?: boolean
  /** Told in place of everything, to whoever cannot find anything (D13). */
  readonly impedimento?: string | undefined
  /** The filters are in sight until somebody hides them: searching does not. */
  readonly stays?: boolean
  /** Columns, downloads: shown once there is a list. */
  readonly actions: ReactNode
  /** The list, once there is one. */
  readonly children: ReactNode
}

/** A list under its filters, hidden once the search is made (S1 §4), and what was asked for. */
export const FilterFrame = <C extends string>(props: FilterFrameProps<C>) => {
  const { lista, groups, inline, words, check, listo = true, impedimento, stays = false } = props
  const [shown, setShown] = useState(stays || !listo)
  const [asked, setAsked] = useState(false)
  if (impedimento !== undefined) {
    return (
      <Alert kind="aviso">
        <p>{impedimento}</p>
      </Alert>
    )
  }
  const open = shown || !listo
  // From then on it stays, hidden or not, with what was typed.
  if (open && !asked) setAsked(true)
  return (
    <>
      <FilterPanel
        shown={open}
        onToggle={() => setShown(!open)}
        actions={listo && props.actions}
        {...(words ? { words } : {})}
      >
        {asked && (
          <FilterForm
            groups={groups}
            filtro={lista.filtro}
            check={check ?? ((filtro) => ({ ok: true, filtro }))}
            rejected={lista.buscado && !listo}
            {...(inline === undefined ? {} : { inline })}
            onApply={(filtro) => {
              lista.apply(filtro)
              if (!stays) setShown(false)
            }}
            onClear={lista.clear}
          />
        )}
      </FilterPanel>
      <FilterChips
        chips={chipsOf(groups, lista.filtro)}
        onRemove={(campo) => lista.apply({ ...lista.filtro, [campo]: '' })}
        onClear={lista.clear}
      />
      {listo && props.children}
    </>
  )
}
