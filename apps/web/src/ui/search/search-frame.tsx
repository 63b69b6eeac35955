import type { ListaDeBusqueda } from '@apremia/core'
import { type ReactNode, useState } from 'react'
import { Alert } from '../alert.tsx'
import { FilterChips } from '../table/filter-chips.tsx'
import { FilterPanel } from '../table/filter-panel.tsx'
import { resolveBusqueda } from './resolve-busqueda.ts'
import { chipsOf, type SearchGroup } from './search-field.ts'
import { SearchForm } from './search-form.tsx'
import type { Busqueda, CampoDeBusqueda } from './use-busqueda.ts'

interface SearchFrameProps<L extends ListaDeBusqueda> {
  readonly nombre: L
  readonly busqueda: Busqueda<L>
  readonly groups: readonly SearchGroup<CampoDeBusqueda<L>>[]
  /** Columns, downloads: shown once there is a list. */
  readonly actions: ReactNode
  /** How the rows are used. */
  readonly hint?: string
  /** The list. */
  readonly children: ReactNode
}

/** A search: the filters, hidden once it is made (S1 §4), what was asked for, and what was found. */
export const SearchFrame = <L extends ListaDeBusqueda>(props: SearchFrameProps<L>) => {
  const { nombre, busqueda, groups, actions, hint, children } = props
  const [shown, setShown] = useState(!busqueda.listo)
  if (busqueda.impedimento !== undefined) {
    return (
      <Alert kind="aviso">
        <p>{busqueda.impedimento}</p>
      </Alert>
    )
  }
  const open = shown || !busqueda.listo
  const offered: readonly string[] = groups.flatMap(({ fields }) =>
    fields.map(({ campo }) => campo),
  )
  // A shared link may ask by a field this person is not offered: its reason has no place in the form.
  const sinCampo = busqueda.motivos.find(({ campo }) => campo !== '' && !offered.includes(campo))
  return (
    <>
      {sinCampo && <Alert kind="error" title={sinCampo.mensaje} />}
      <FilterPanel
        shown={open}
        onToggle={() => setShown(!open)}
        actions={busqueda.listo && actions}
      >
        <SearchForm
          resolver={resolveBusqueda(nombre, busqueda.principal)}
          groups={groups}
          filtro={busqueda.filtro}
          rejected={busqueda.buscado && !busqueda.listo}
          onSearch={(filtro) => {
            busqueda.apply(filtro)
            setShown(false)
          }}
          onClear={() => {
            busqueda.clear()
            setShown(true)
          }}
        />
      </FilterPanel>
      <FilterChips
        chips={chipsOf(groups, busqueda.filtro)}
        onRemove={(campo) => busqueda.apply({ ...busqueda.filtro, [campo]: '' })}
        onClear={() => {
          busqueda.clear()
          setShown(true)
        }}
      />
      {busqueda.listo && (
        <>
          {hint !== undefined && <p className="search-hint">{hint}</p>}
          {children}
        </>
      )}
    </>
  )
}
