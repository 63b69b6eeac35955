import { ingresos as calls } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { Card } from '../../ui/card.tsx'
import { FilterFrame } from '../../ui/filter/filter-frame.tsx'
import { later } from '../../ui/later.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { exportOf } from '../../ui/table/exportacion.ts'
import { List } from '../../ui/table/list.tsx'
import { ordenDe } from '../../ui/table/lista.ts'
import { useColumns } from '../../ui/table/use-columns.ts'
import { useLista } from '../../ui/table/use-lista.ts'
import { FILTROS_DE_INGRESOS, LISTA_DE_INGRESOS } from './filtro.ts'
import { type ResumenDeIngresos, useGetResumenDeIngresosQuery } from './ingresos-api.ts'
import { columnasDeIngresos } from './ingresos-columns.tsx'

const IngresosDialog = later(async () => (await import('./ingresos-dialog.tsx')).IngresosDialog)

const t = textos.logins

export const IngresosScreen = () => {
  const lista = useLista(LISTA_DE_INGRESOS)
  const [visto, setVisto] = useState<ResumenDeIngresos>()
  const { shown: columns, ...choice } = useColumns('ingresos', columnasDeIngresos(setVisto))
  const consulta = {
    ...lista.filtro,
    ...ordenDe(LISTA_DE_INGRESOS.ordenes, lista.orden),
  }
  const { error, ...source } = useGetResumenDeIngresosQuery(
    { query: { ...consulta, pagina: lista.pagina, porPagina: lista.porPagina } },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <div className="screen">
      <ScreenTitle text={t.titulo} />
      <h1>{t.titulo}</h1>
      <Card title={t.tabla}>
        <FilterFrame
          lista={{ ...lista, clear: () => lista.apply({}, { limpia: true }) }}
          groups={FILTROS_DE_INGRESOS}
          inline
          choice={choice}
          exporta={exportOf(
            calls.exportResumenDeIngresos,
            { query: consulta },
            !source.data?.total,
          )}
        >
          <List
            caption={t.tabla}
            columns={columns}
            rowKey={({ usuario_dni }) => usuario_dni}
            sorting={{ orden: lista.orden, onSort: lista.sortBy }}
            source={{ ...source, error: failureOf(error) }}
            lista={lista}
            empty={<p>{textos.comunes.sinResultados}</p>}
          />
        </FilterFrame>
      </Card>
      {visto && <IngresosDialog resumen={visto} onClose={() => setVisto(undefined)} />}
    </div>
  )
}
