import { abogadoExterno } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { useRecursos } from '../../api/recursos.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import type { AlGrabar } from '../../panels/actuaciones/grabacion.ts'
import { type Seleccionable, useElegirCasos } from '../../panels/actuaciones/use-elegir-casos.ts'
import { QueEspera } from '../../panels/instalacion/que-espera.tsx'
import { impedimentoDeAlcance, usePrincipal } from '../../session/use-principal.ts'
import { Button } from '../../ui/button.tsx'
import { FilterFrame } from '../../ui/filter/filter-frame.tsx'
import { checkByReading } from '../../ui/filter/read-filter.ts'
import { Icon } from '../../ui/icon.tsx'
import { later } from '../../ui/later.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { exportOf } from '../../ui/table/exportacion.ts'
import { List } from '../../ui/table/list.tsx'
import { useColumns } from '../../ui/table/use-columns.ts'
import { useLista } from '../../ui/table/use-lista.ts'
import { abogadoExternoApi, type CasoExterno, useSearchCasosQuery } from './abogado-externo-api.ts'
import { columnasExternas } from './columns.tsx'
import { elegidoExterno, mesaDeElegidos } from './elegidos.ts'
import { FiltrarDialog } from './filtrar-dialog.tsx'
import { filtroElegido, GRUPOS_EXTERNOS, LISTA_EXTERNA, readFiltroExterno } from './filtro.ts'

const SeleccionBar = later(
  async () => (await import('../../panels/actuaciones/seleccion-bar.tsx')).SeleccionBar,
  null,
)

const { titulo, filtrar, filtros, quitarFiltro, vacio } = textos.abogadoExterno
const { buscar, limpiarFiltros: limpiar } = textos.abogadoExterno
const BOTONES = { buscar, limpiar }

interface BusquedaExternaProps extends AlGrabar, Seleccionable {
  readonly onVer: (caso: CasoExterno) => void
}

export const BusquedaExterna = (props: BusquedaExternaProps) => {
  const { seleccion, onVer } = props
  const dispatch = useAppDispatch()
  const recursos = useRecursos()
  const impedimento = impedimentoDeAlcance(usePrincipal())
  const lista = useLista(LISTA_EXTERNA)
  const { filtro, pagina, porPagina, buscado } = lista
  const [filtrando, setFiltrando] = useState(false)
  const lectura = readFiltroExterno(filtro)
  const body = buscado && impedimento === undefined && lectura.ok ? lectura.body : undefined
  const { error, ...source } = useSearchCasosQuery(
    body ? { query: { pagina, porPagina }, body } : skipToken,
  )
  const { shown: columns, ...choice } = useColumns(LISTA_EXTERNA.pantalla, columnasExternas(onVer))
  const { selection, barra } = useElegirCasos<CasoExterno>({
    ...props,
    toElegido: elegidoExterno,
    readPagina: (cual, cuantas) =>
      dispatch(
        abogadoExternoApi.endpoints.searchCasos.initiate(
          { query: { pagina: cual, porPagina: cuantas }, body: body ?? {} },
          { subscribe: false, forceRefetch: true },
        ),
      ),
  })
  const elegido = filtroElegido(filtro)
  const table = {
    caption: titulo,
    columns,
    rowKey: ({ imponible, recurso }: CasoExterno) => `${imponible}-${recurso}`,
  }
  return (
    <>
      <FilterFrame
        lista={{
          ...lista,
          // The search form has no field for the criterion `filtro`, which people choose in the dialog 'Filtrar'. Each
          // search with the form therefore adds the chosen `filtro`.
          apply: (otro) => lista.apply({ ...otro, filtro: elegido ?? '' }),
        }}
        groups={GRUPOS_EXTERNOS}
        heading={<h1>{titulo}</h1>}
        check={checkByReading(readFiltroExterno)}
        impedimento={impedimento}
        botones={BOTONES}
        inline
        opens={!buscado}
        choice={choice}
        exporta={
          body && exportOf(abogadoExterno.exportCasos, { query: {}, body }, !source.data?.total)
        }
        actions={
          <Button icon="filtro" onClick={() => setFiltrando(true)}>
            {filtrar}
          </Button>
        }
      >
        {elegido && (
          <p className="chips">
            <button
              type="button"
              className="filter-chip"
              onClick={() => lista.apply({ ...filtro, filtro: '' })}
            >
              <span className="sr-only">{quitarFiltro}</span>{' '}
              <span className="filter-chip-value">{filtros[elegido]}</span>
              <Icon name="quitar" />
            </button>
          </p>
        )}
        {body ? (
          <List
            {...table}
            selection={selection}
            source={{ ...source, error: failureOf(error) }}
            lista={lista}
            headed
            empty={
              <>
                <p>
                  <strong>{vacio}</strong>
                </p>
                <p>{textos.comunes.sinResultados}</p>
                <QueEspera pantalla="busquedas" />
              </>
            }
          />
        ) : (
          <>
            <DataTable {...table} rows={[]} />
            <div className="empty">
              <p>{vacio}</p>
              <QueEspera pantalla="busquedas" />
            </div>
          </>
        )}
      </FilterFrame>
      {seleccion.size > 0 && (
        <SeleccionBar
          {...mesaDeElegidos(recursos, seleccion)}
          {...barra}
          total={body ? (source.currentData?.total ?? 0) : 0}
        />
      )}
      {filtrando && (
        <FiltrarDialog
          elegido={elegido}
          onClose={() => setFiltrando(false)}
          onApply={(uno) => {
            setFiltrando(false)
            lista.apply({ ...filtro, filtro: uno })
          }}
        />
      )}
    </>
  )
}
