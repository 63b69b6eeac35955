import { condiciones as calls } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import type { Data } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import { ExportButtons } from '../../ui/table/export-buttons.tsx'
import { List } from '../../ui/table/list.tsx'
import type { ListaSpec } from '../../ui/table/lista.ts'
import { useLista } from '../../ui/table/use-lista.ts'
import { usePageSize } from '../../ui/table/use-page-size.ts'
import { useGetCondicionesQuery } from './condiciones-api.ts'

const condiciones = textos.condiciones
const { columnas: nombres } = condiciones

type Condicion = Data<'getCondiciones'>[number]

const LISTADO: ListaSpec<never> = { pantalla: 'condiciones', campos: [] }

const COLUMNS: readonly Column<Condicion>[] = [
  { id: 'contrato', header: nombres.contrato, width: 'code', cell: ({ contrato }) => contrato },
  {
    id: 'condiciones',
    header: nombres.condiciones,
    width: 'prose',
    cell: ({ condiciones: texto }) => texto,
  },
  {
    id: 'abogado',
    header: nombres.abogado,
    width: 'name',
    cell: ({ abogado, codexterno }) => `${abogado} (${codexterno})`,
  },
  { id: 'municipio', header: nombres.municipio, cell: ({ municipio }) => municipio },
]

/** Legal conditions (S1 §2): empty until the municipality loads its own (D97). */
export const CondicionesScreen = () => {
  const lista = useLista(LISTADO)
  const [porPagina, setPorPagina] = usePageSize('condiciones')
  const { error, ...source } = useGetCondicionesQuery({
    query: { pagina: lista.pagina, porPagina },
  })
  return (
    <div className="screen">
      <ScreenTitle text={condiciones.titulo} />
      <div className="title-row">
        <Link
          className="btn btn-ghost btn-icon"
          to="/abogados"
          aria-label={condiciones.volver}
          title={condiciones.volver}
        >
          <Icon name="volver" />
        </Link>
        <h1>{condiciones.titulo}</h1>
      </div>
      <Card title={condiciones.listado}>
        <div className="toolbar">
          <p className="card-lead">{condiciones.leyenda}</p>
          <div className="toolbar-actions">
            <ExportButtons
              entry={calls.exportCondiciones}
              input={{}}
              disabled={!source.data || source.data.total === 0}
            />
          </div>
        </div>
        <List
          caption={condiciones.titulo}
          columns={COLUMNS}
          rowKey={({ id }) => id}
          source={{ ...source, error: failureOf(error) }}
          page={lista.pagina}
          pageSize={porPagina}
          onPage={lista.goTo}
          onPageSize={(size) => {
            setPorPagina(size)
            lista.goTo(1)
          }}
          empty={
            <>
              <p>{condiciones.vacio}</p>
              <p>{condiciones.comoSeCarga}</p>
            </>
          }
        />
      </Card>
    </div>
  )
}
