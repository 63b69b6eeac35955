import { type ListaDeBusqueda, textos } from '@apremia/core'
import type { ReactNode } from 'react'
import { Alert } from '../alert.tsx'
import type { FilterGroup } from '../filter/filter-field.ts'
import { FilterFrame } from '../filter/filter-frame.tsx'
import type { CheckFilter } from '../filter/read-filter.ts'
import type { Column } from '../table/data-table.tsx'
import type { Expansion } from '../table/expander.tsx'
import type { Exportacion } from '../table/exportacion.ts'
import { List, type ListSource } from '../table/list.tsx'
import type { Selection } from '../table/selection.tsx'
import { useColumns } from '../table/use-columns.ts'
import { checkBusqueda } from './check-busqueda.ts'
import type { CampoDeBusqueda, ListaBuscada } from './use-busqueda.ts'

export interface SearchResultsProps<L extends ListaDeBusqueda, Row> {
  readonly lista: L
  /** Name under which the browser stores the columns that the person chose. By default, it is the name of the list. */
  readonly nombre?: string
  readonly title: string
  readonly heading?: ReactNode
  readonly busqueda: ListaBuscada<L>
  readonly groups: readonly FilterGroup<CampoDeBusqueda<L>>[]
  /** Function that validates the filter. By default, the filter is validated by the rule that the server uses. */
  readonly check?: CheckFilter<CampoDeBusqueda<L>>
  readonly columns: readonly Column<Row>[]
  /** Key of a row, unique in the whole list. The URL lists the keys of the expanded rows. */
  readonly rowKey: (row: Row) => string
  readonly source: ListSource<Row>
  readonly expansion: Pick<Expansion<Row>, 'nameOf' | 'detail' | 'has'>
  readonly selection?: Selection<Row> | undefined
  readonly hint: ReactNode
  readonly none: string
  /**
   * Content below an empty list: the pending setup steps, such as loading the debt, without which the list has no data.
   */
  readonly espera?: ReactNode
  readonly exporta: Exportacion
}

export const SearchResults = <L extends ListaDeBusqueda, Row>(
  props: SearchResultsProps<L, Row>,
) => {
  const { lista, nombre = lista, title, busqueda, groups, rowKey, source, expansion } = props
  const { heading, selection, hint, none, espera, exporta } = props
  const { shown: columns, ...choice } = useColumns(nombre, props.columns)
  const offered: readonly string[] = groups.flatMap(({ fields }) =>
    fields.map(({ campo }) => campo),
  )
  // A shared link may filter by a field that the form does not show to this person. When that filter has an error, the
  // error is shown above the form.
  const sinCampo =
    busqueda.impedimento === undefined &&
    busqueda.motivos.find(({ campo }) => campo !== '' && !offered.includes(campo))
  return (
    <>
      {sinCampo && <Alert kind="error" title={sinCampo.mensaje} />}
      <FilterFrame
        lista={busqueda}
        groups={groups}
        heading={heading}
        check={props.check ?? checkBusqueda(lista, busqueda)}
        listo={busqueda.listo}
        impedimento={busqueda.impedimento}
        choice={choice}
        exporta={exporta}
      >
        <List
          caption={title}
          hint={hint}
          columns={columns}
          rowKey={rowKey}
          sorting={{ orden: busqueda.orden, onSort: busqueda.sortBy }}
          expansion={{
            ...expansion,
            isOpen: (row) => busqueda.abiertas.includes(rowKey(row)),
            onToggle: (row) => busqueda.toggle(rowKey(row)),
          }}
          selection={selection}
          source={source}
          lista={busqueda}
          empty={
            <>
              <p>
                <strong>{none}</strong>
              </p>
              <p>{textos.comunes.sinResultados}</p>
              {espera}
            </>
          }
        />
      </FilterFrame>
    </>
  )
}
