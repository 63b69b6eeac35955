import { textos } from '@apremia/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { failureOf } from '../../api/failure.ts'
import { useRecursos } from '../../api/recursos.ts'
import { QueEspera } from '../../panels/instalacion/que-espera.tsx'
import { impedimentoDeAlcance, usePrincipal } from '../../session/use-principal.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { FilterFrame } from '../../ui/filter/filter-frame.tsx'
import { checkByReading } from '../../ui/filter/read-filter.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { useCampoAbogado } from '../../ui/search/use-campo-abogado.ts'
import { List } from '../../ui/table/list.tsx'
import { useColumns } from '../../ui/table/use-columns.ts'
import { useLista } from '../../ui/table/use-lista.ts'
import { useAbierto } from '../../ui/use-abierto.ts'
import { columnasDeTitulosEmitidos } from './emitidos-columns.tsx'
import { filtroDeEmitidos, LISTA_DE_EMITIDOS, readFiltroDeEmitidos } from './emitidos-filtro.ts'
import { TituloDialog } from './titulo-dialog.tsx'
import { useListaTitulosQuery } from './titulos-api.ts'

const { tabla, emitidos } = textos.titulos
const NOMBRES = ['titulo'] as const

export const TitulosScreen = () => {
  const principal = usePrincipal()
  const impedimento = impedimentoDeAlcance(principal)
  const lista = useLista(LISTA_DE_EMITIDOS)
  const { valor, open, close } = useAbierto(NOMBRES)
  const { filtro, pagina, porPagina } = lista
  const lectura = readFiltroDeEmitidos(filtro)
  const body = impedimento === undefined && lectura.ok ? lectura.body : undefined
  const { error, ...source } = useListaTitulosQuery(
    body ? { query: { pagina, porPagina }, body } : skipToken,
  )
  const { shown: columns, ...choice } = useColumns(
    LISTA_DE_EMITIDOS.pantalla,
    columnasDeTitulosEmitidos(({ NRO_TITULO }) => open({ titulo: String(NRO_TITULO) })),
  )
  const abierto = source.data?.rows.find(({ NRO_TITULO }) => String(NRO_TITULO) === valor('titulo'))
  return (
    <div className="screen">
      <ScreenTitle text={textos.rutas['/titulos']} />
      <div className="card">
        <FilterFrame
          lista={lista}
          groups={filtroDeEmitidos(useRecursos(), useCampoAbogado(principal))}
          heading={
            <>
              <BackLink to="/mesa-judicial" name={emitidos.volver} />
              <h1>{tabla}</h1>
            </>
          }
          check={checkByReading(readFiltroDeEmitidos)}
          listo={body !== undefined}
          impedimento={impedimento}
          choice={choice}
        >
          <List
            caption={tabla}
            columns={columns}
            rowKey={({ NRO_TITULO }) => NRO_TITULO}
            source={{ ...source, error: failureOf(error) }}
            lista={lista}
            headed
            empty={
              Object.keys(filtro).length > 0 ? (
                <p>{textos.comunes.sinResultados}</p>
              ) : (
                <>
                  <p>{emitidos.ninguno}</p>
                  <QueEspera pantalla="titulos" />
                </>
              )
            }
          />
        </FilterFrame>
      </div>
      {abierto && <TituloDialog titulo={abierto} onClose={close} />}
    </div>
  )
}
