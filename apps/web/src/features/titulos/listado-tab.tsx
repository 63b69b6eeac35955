import { titulos as calls } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { Card } from '../../ui/card.tsx'
import { ColumnChooser } from '../../ui/table/column-chooser.tsx'
import { ExportButtons } from '../../ui/table/export-buttons.tsx'
import { FilterChips } from '../../ui/table/filter-chips.tsx'
import { FilterPanel } from '../../ui/table/filter-panel.tsx'
import { List } from '../../ui/table/list.tsx'
import { turnOrden } from '../../ui/table/lista.ts'
import { useColumns } from '../../ui/table/use-columns.ts'
import { useLista } from '../../ui/table/use-lista.ts'
import { usePageSize } from '../../ui/table/use-page-size.ts'
import { type Filtro, LISTADO, queryOf, readFiltro, writeFiltro } from './filtro.ts'
import { FiltroForm } from './filtro-form.tsx'
import { chipsOf } from './listado-chips.ts'
import { COLUMNS, NUMERO } from './listado-columns.tsx'
import { useGetTitulosInfoQuery } from './titulos-api.ts'
import { useAbogados } from './use-abogados.ts'

const titulos = textos.titulos
const comunes = textos.comunes

const isFiltered = ({ desde, abogado }: Filtro): boolean => Boolean(desde ?? abogado)

/** 'Listado Títulos Creados' (S2 §2.13, I3). */
export const ListadoTab = () => {
  const lista = useLista(LISTADO)
  const filtro = readFiltro(lista.filtro)
  const [shown, setShown] = useState(true)
  const [porPagina, setPorPagina] = usePageSize('titulos')
  const { shown: columns, ...choice } = useColumns('titulos', COLUMNS)
  const { nombreDe } = useAbogados()
  const { query } = queryOf(filtro)
  const { error, ...source } = useGetTitulosInfoQuery({
    query: { ...query, pagina: lista.pagina, porPagina },
  })
  const apply = (next: Filtro) => lista.apply(writeFiltro(next))
  const orden = { columna: NUMERO, sentido: filtro.orden }
  return (
    <Card title={titulos.pestanas.listado}>
      <FilterPanel
        shown={shown}
        onToggle={() => setShown(!shown)}
        words={{ mostrar: titulos.mostrar, ocultar: titulos.ocultar }}
        actions={
          <>
            <ColumnChooser {...choice} />
            <ExportButtons
              entry={calls.exportTitulosInfo}
              input={queryOf(filtro)}
              disabled={!source.data || source.data.total === 0}
            />
          </>
        }
      >
        <FiltroForm filtro={filtro} onApply={apply} />
      </FilterPanel>
      <FilterChips
        chips={chipsOf(filtro, nombreDe)}
        onRemove={(id) => lista.apply({ ...writeFiltro(filtro), [id]: '' })}
        onClear={lista.clear}
      />
      <List
        caption={titulos.pestanas.listado}
        columns={columns}
        rowKey={({ num_titulo }) => num_titulo}
        rowClass={({ anulado }) => (anulado ? 'row-annulled' : undefined)}
        sorting={{
          orden,
          onSort: (columna) => apply({ ...filtro, orden: turnOrden(orden, columna).sentido }),
        }}
        source={{ ...source, error: failureOf(error) }}
        page={lista.pagina}
        pageSize={porPagina}
        onPage={lista.goTo}
        onPageSize={(size) => {
          setPorPagina(size)
          lista.goTo(1)
        }}
        empty={
          <p>
            {isFiltered(filtro)
              ? comunes.sinResultados
              : `Todavía no hay títulos creados. Se generan en la pestaña «${titulos.pestanas.titulos}».`}
          </p>
        }
      />
    </Card>
  )
}
