import { textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { Alert } from '../../ui/alert.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { chipsOf, type SearchGroup } from '../../ui/search/search-field.ts'
import { SearchForm } from '../../ui/search/search-form.tsx'
import { ColumnChooser } from '../../ui/table/column-chooser.tsx'
import { FilterChips } from '../../ui/table/filter-chips.tsx'
import { FilterPanel } from '../../ui/table/filter-panel.tsx'
import { List } from '../../ui/table/list.tsx'
import { useColumns } from '../../ui/table/use-columns.ts'
import { orWords } from '../../ui/with-words.ts'
import { columnsOf, type Plan } from './columns.tsx'
import { type Campo, type FiltroDePlanes, LISTADO, resolveFiltro } from './filtro.ts'
import type { usePlanes } from './use-planes.ts'

const planes = textos.planes
const { fallaDeBusqueda } = planes

interface ListadoProps {
  readonly busqueda: ReturnType<typeof usePlanes>
  readonly groups: readonly SearchGroup<Campo>[]
  readonly onVer: (plan: Plan) => void
  readonly onSimular: ((plan: Plan) => void) | undefined
}

/** The filters, hidden once the search is made (S1 §4), and the plans found. */
export const ListadoDePlanes = ({ busqueda, groups, onVer, onSimular }: ListadoProps) => {
  const { filtro, listo, source } = busqueda
  const [shown, setShown] = useState(!listo)
  const { shown: columns, ...choice } = useColumns(
    LISTADO.pantalla,
    columnsOf({ onVer, onSimular }),
  )
  if (busqueda.impedimento !== undefined) {
    return (
      <Alert kind="aviso">
        <p>{busqueda.impedimento}</p>
      </Alert>
    )
  }
  const open = shown || !listo
  const apply = (next: FiltroDePlanes) => {
    busqueda.apply(next)
    setShown(false)
  }
  const clear = () => {
    busqueda.clear()
    setShown(true)
  }
  const failure = failureOf(source.error)
  const failed =
    failure && failure.status !== 403 && !source.isFetching && source.currentData === undefined
  return (
    <>
      <FilterPanel
        shown={open}
        onToggle={() => setShown(!open)}
        actions={listo && <ColumnChooser {...choice} />}
      >
        <SearchForm
          resolver={resolveFiltro(busqueda.elige)}
          groups={groups}
          filtro={filtro}
          rejected={busqueda.buscado && !listo}
          onSearch={apply}
          onClear={clear}
        />
      </FilterPanel>
      <FilterChips
        chips={chipsOf(groups, filtro)}
        onRemove={(campo) => busqueda.apply({ ...filtro, [campo]: '' })}
        onClear={clear}
      />
      {listo && failed && (
        <FailureAlert
          title={fallaDeBusqueda.titulo}
          failure={orWords(failure, fallaDeBusqueda.texto)}
          onRetry={() => void source.refetch()}
        />
      )}
      {listo && !failed && (
        <>
          <p className="search-hint">{planes.ayudaVer}</p>
          <List
            caption={planes.titulo}
            columns={columns}
            rowKey={({ NRO_PLAN }) => NRO_PLAN}
            sorting={{ orden: busqueda.orden, onSort: busqueda.sortBy }}
            source={{ ...source, error: failure }}
            page={busqueda.pagina}
            pageSize={busqueda.porPagina}
            onPage={busqueda.goTo}
            onPageSize={busqueda.resize}
            empty={
              <>
                <p>
                  <strong>{planes.ninguno}</strong>
                </p>
                <p>{textos.comunes.sinResultados}</p>
              </>
            }
          />
        </>
      )}
    </>
  )
}
