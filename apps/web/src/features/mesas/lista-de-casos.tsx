import { mesas } from '@apremia/api-client'
import { fechaEnZona, interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { useRecursos } from '../../api/recursos.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { claseDeElegidos, elegidoDeCaso } from '../../panels/actuaciones/elegidos-de-casos.ts'
import type { Grabacion } from '../../panels/actuaciones/grabacion.ts'
import { useElegirCasos } from '../../panels/actuaciones/use-elegir-casos.ts'
import { useSeleccionDeCasos } from '../../panels/actuaciones/use-seleccion.ts'
import { type CasoDeMesa, mesasApi } from '../../panels/mesas/mesas-api.ts'
import { origenDeMesa } from '../../panels/pagina-de-caso/origen.ts'
import { usePrincipal } from '../../session/use-principal.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FilterFrame } from '../../ui/filter/filter-frame.tsx'
import { checkByReading } from '../../ui/filter/read-filter.ts'
import { later } from '../../ui/later.tsx'
import { exportOf } from '../../ui/table/exportacion.ts'
import { List } from '../../ui/table/list.tsx'
import { useColumns } from '../../ui/table/use-columns.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import { columnasAlLado } from './columnas-al-lado.ts'
import { type AbrirAlLado, columnasDeMesa, nombreDeCaso } from './columns.tsx'
import { filtrosDeMesaPara, readFiltroDeMesa } from './filtro.ts'
import { columnasPara, type DatosDeMesa } from './mesa.ts'
import { SinCasos } from './sin-casos.tsx'
import { Solapas } from './solapas.tsx'
import { useCasos } from './use-casos.ts'
import { Ventana } from './ventana.tsx'

const SeleccionBar = later(
  async () => (await import('../../panels/actuaciones/seleccion-bar.tsx')).SeleccionBar,
  null,
)

const ReasignarDialog = later(
  async () => (await import('./reasignar-dialog.tsx')).ReasignarDialog,
  null,
)

interface ListaDeCasosProps {
  readonly datos: DatosDeMesa
  readonly abogado: string
  /** Opens the case in a panel beside the list. Undefined in a window that is too narrow for the list and the panel. */
  readonly alLado: AbrirAlLado | undefined
  readonly abierto: Pick<CasoDeMesa, 'imponible' | 'recurso'> | undefined
  readonly onSaved: (grabacion: Grabacion) => void
}

export const ListaDeCasos = (props: ListaDeCasosProps) => {
  const { datos, abogado, alLado, abierto, onSaved } = props
  const dispatch = useAppDispatch()
  const principal = usePrincipal()
  const recursos = useRecursos()
  const casos = useCasos(datos, abogado)
  const { lista, consulta, pedido, source, cuentas } = casos
  const [seleccion, setSeleccion] = useSeleccionDeCasos(datos.mesa)
  const reasigna = usePuede()('casos.reasignar') && abogado !== ''
  const [reasignando, setReasignando] = useState(false)
  const { pagina, porPagina } = lista
  const origen =
    source.currentData &&
    pedido &&
    origenDeMesa(
      { ...pedido, mesa: datos.mesa, pagina, porPagina },
      source.currentData,
      fechaEnZona(new Date(source.fulfilledTimeStamp ?? 0)),
    )
  const porPrescripcion =
    (lista.filtro.prescripcion ?? '') !== '' || lista.orden?.columna === 'prescripcion'
  const { shown: columns, ...choice } = useColumns(
    datos.spec.pantalla,
    columnasPara(abogado, columnasDeMesa(datos, { principal, origen, alLado, porPrescripcion })),
    (source.currentData ?? source.data)?.rows,
  )
  const { selection, barra } = useElegirCasos<CasoDeMesa>({
    ...{ seleccion, onSeleccion: setSeleccion, onSaved },
    toElegido: elegidoDeCaso,
    readPagina: (pagina, porPagina) =>
      dispatch(
        mesasApi.endpoints.pageMesa.initiate(
          { query: { ...pedido, mesa: datos.mesa, pagina, porPagina } },
          { subscribe: false, forceRefetch: true },
        ),
      ),
  })
  const cuantos = cuentas.currentData
  const narrow = useNarrow()
  const ventana = <Ventana {...casos} cuentas={cuantos} />
  return (
    <>
      {cuantos?.avisos.map((aviso) => (
        <Alert key={aviso} kind="aviso">
          <p>{aviso}</p>
        </Alert>
      ))}
      <FilterFrame
        lista={lista}
        groups={filtrosDeMesaPara(principal, recursos)}
        heading={
          consulta && (
            <>
              <Solapas {...casos} abogado={abogado} cuentas={cuantos?.cuentas} />
              {narrow && ventana}
            </>
          )
        }
        check={checkByReading((tecleado) => readFiltroDeMesa(datos, tecleado, abogado))}
        listo={consulta !== undefined}
        impedimento={casos.impedimento}
        choice={choice}
        exporta={pedido && exportOf(mesas.exportMesa, { query: pedido }, !source.data?.total)}
      >
        <List
          caption={interpolar('{titulo}, {solapa}', {
            titulo: datos.titulo,
            solapa: textos.mesas.solapas[casos.solapa],
          })}
          columns={abierto ? columnasAlLado(columns) : columns}
          rowKey={nombreDeCaso}
          isCurrent={(caso) =>
            abierto !== undefined && nombreDeCaso(caso) === nombreDeCaso(abierto)
          }
          sorting={{ orden: lista.orden, onSort: lista.sortBy }}
          selection={selection}
          source={{ ...source, error: failureOf(source.error) }}
          lista={lista}
          pie={!narrow && ventana}
          empty={
            <>
              <SinCasos {...casos} cuentas={cuantos} />
              {!narrow && ventana}
            </>
          }
        />
      </FilterFrame>

      {seleccion.size > 0 && (
        <SeleccionBar
          {...claseDeElegidos(recursos, seleccion)}
          grupo={datos.grupo}
          {...barra}
          total={source.currentData?.total ?? 0}
          mas={
            reasigna && (
              <Button icon="abogados" onClick={() => setReasignando(true)}>
                {textos.mesasPantalla.reasignar.abrir}
              </Button>
            )
          }
        />
      )}
      {reasignando && (
        <ReasignarDialog
          origen={abogado}
          casos={[...seleccion.values()]}
          onClose={() => setReasignando(false)}
          onDone={() => {
            setReasignando(false)
            barra.onClear()
          }}
        />
      )}
    </>
  )
}
