import { titulos as calls } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { failureOf } from '../../api/failure.ts'
import { QueEspera } from '../../panels/instalacion/que-espera.tsx'
import { FilterFrame } from '../../ui/filter/filter-frame.tsx'
import { today } from '../../ui/format.ts'
import { exportOf } from '../../ui/table/exportacion.ts'
import { List } from '../../ui/table/list.tsx'
import { turnOrden } from '../../ui/table/lista.ts'
import { useColumns } from '../../ui/table/use-columns.ts'
import { useLista } from '../../ui/table/use-lista.ts'
import {
  ASCENDENTE,
  checkFiltroDeTitulos,
  LISTA_DE_TITULOS,
  queryOf,
  readFiltroDeTitulos,
} from './filtro.ts'
import { COLUMNAS_DE_TITULOS, NUMERO } from './listado-columns.tsx'
import { useGetTitulosInfoQuery } from './titulos-api.ts'
import { useFiltroDeTitulos } from './use-filtro.ts'

const titulos = textos.titulos
const comunes = textos.comunes

export const ListadoDeTitulos = () => {
  const lista = useLista(LISTA_DE_TITULOS)
  const filtro = readFiltroDeTitulos(lista.filtro)
  const groups = useFiltroDeTitulos()
  const query = queryOf(filtro)
  const { error, ...source } = useGetTitulosInfoQuery({
    query: { ...query, pagina: lista.pagina, porPagina: lista.porPagina },
  })
  const { shown: columns, ...choice } = useColumns(
    LISTA_DE_TITULOS.pantalla,
    COLUMNAS_DE_TITULOS,
    source.data?.rows,
  )
  const orden = { columna: NUMERO, sentido: query.order ?? ASCENDENTE }
  const sort = (columna: string) =>
    lista.apply(readFiltroDeTitulos({ ...filtro, orden: turnOrden(orden, columna).sentido }))
  return (
    <section className="card" aria-label={titulos.pestanas.listado}>
      <FilterFrame
        lista={{ ...lista, filtro }}
        groups={groups}
        heading={<h2>{titulos.pestanas.listado}</h2>}
        check={checkFiltroDeTitulos(today())}
        inline
        words={{ mostrar: titulos.mostrar, ocultar: titulos.ocultar }}
        choice={choice}
        exporta={exportOf(calls.exportTitulosInfo, { query }, !source.data?.total)}
      >
        <List
          caption={titulos.pestanas.listado}
          columns={columns}
          rowKey={({ num_titulo }) => num_titulo}
          rowClass={({ anulado }) => (anulado ? 'row-annulled' : undefined)}
          sorting={{ orden, onSort: sort }}
          source={{ ...source, error: failureOf(error) }}
          lista={lista}
          empty={
            <>
              <p>
                {filtro.desde || filtro.abogado
                  ? comunes.sinResultados
                  : `Todavía no hay títulos creados. Se generan en la pestaña «${titulos.pestanas.titulos}».`}
              </p>
              <QueEspera pantalla="titulos" />
            </>
          }
        />
      </FilterFrame>
    </section>
  )
}
