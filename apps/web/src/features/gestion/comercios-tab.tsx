import { municipioComercios, ORDENES_DE_COMERCIOS } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { elegidoDe } from '../../panels/actuaciones/elegido.ts'
import { useElegirCasos } from '../../panels/actuaciones/use-elegir-casos.ts'
import { COLUMNAS_DE_COMERCIOS, type Comercio } from '../../panels/comercios/columns.tsx'
import { comerciosApi, useComercioxVariosQuery } from '../../panels/comercios/comercios-api.ts'
import { DeudaDeComercio } from '../../panels/comercios/deuda-de-comercio.tsx'
import { NuevoConvenio } from '../../panels/comercios/nuevo-convenio.tsx'
import { useGruposDeComercios } from '../../panels/comercios/use-grupos-de-comercios.ts'
import { QueEspera } from '../../panels/instalacion/que-espera.tsx'
import { usePuede } from '../../session/use-sesion.ts'
import { later } from '../../ui/later.tsx'
import { SearchResults } from '../../ui/search/search-results.tsx'
import { useBusqueda } from '../../ui/search/use-busqueda.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { exportOf } from '../../ui/table/exportacion.ts'
import { ordenDe } from '../../ui/table/lista.ts'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { AyudaDeLista } from './ayuda-de-lista.tsx'
import { COMERCIOS, checkGestion } from './busqueda.ts'
import type { PestanaProps } from './pestana.ts'

const PanelDeImponible = later(
  async () => (await import('../../panels/actuaciones/panel-de-imponible.tsx')).PanelDeImponible,
  <ListSkeleton />,
)
const SeleccionBar = later(
  async () => (await import('../../panels/actuaciones/seleccion-bar.tsx')).SeleccionBar,
  null,
)

const { pestanas, verDeudaYPanel, ayudaExpandirComercio } = textos.gestion

/**
 * Converts a found business to a chosen business, on which an action is recorded. The taxes of the business are chosen
 * later, in the form of the action (S2 §5).
 */
const toElegido = ({ NRO_COMERCIO, RECURSOS, NOMBRE, LEGAL }: Comercio) =>
  elegidoDe({
    imponible: NRO_COMERCIO,
    recursos: RECURSOS,
    contribuyente: NOMBRE,
    legal: LEGAL,
  })

const CONVENIO: Column<Comercio> = {
  id: 'acciones',
  tarjeta: 'acciones',
  header: textos.comunes.acciones,
  width: 'code',
  cell: ({ NRO_COMERCIO }) => <NuevoConvenio comercio={NRO_COMERCIO} />,
}

export const ComerciosTab = (props: PestanaProps) => {
  const { consulta, seleccion } = props
  const dispatch = useAppDispatch()
  const puede = usePuede()
  const busqueda = useBusqueda('comercios', COMERCIOS)
  const { body, pagina, porPagina, listo, principal } = busqueda
  const groups = useGruposDeComercios(principal)
  const orden = ordenDe(ORDENES_DE_COMERCIOS, busqueda.orden)
  const { error, ...source } = useComercioxVariosQuery(
    { query: { ...orden, pagina, porPagina }, body },
    { skip: !listo },
  )
  const { selection, bloqueo, barra } = useElegirCasos<Comercio>({
    ...props,
    modo: consulta,
    toElegido,
    readPagina: (pagina, porPagina) =>
      dispatch(
        comerciosApi.endpoints.comercioxVarios.initiate(
          { query: { ...orden, pagina, porPagina }, body },
          { subscribe: false },
        ),
      ),
  })
  return (
    <div className="card">
      <SearchResults
        lista="comercios"
        nombre={COMERCIOS.pantalla}
        title={pestanas.comercios}
        busqueda={busqueda}
        groups={groups}
        check={checkGestion('comercios', busqueda)}
        columns={
          puede('convenios.crear') ? [...COLUMNAS_DE_COMERCIOS, CONVENIO] : COLUMNAS_DE_COMERCIOS
        }
        rowKey={({ NRO_COMERCIO }) => String(NRO_COMERCIO)}
        source={{ ...source, error: failureOf(error) }}
        hint={<AyudaDeLista ayuda={ayudaExpandirComercio} bloqueo={bloqueo} />}
        none={textos.comercios.ninguno}
        espera={<QueEspera pantalla="busquedas" />}
        selection={selection}
        expansion={{
          nameOf: ({ NRO_COMERCIO }) => interpolar(verDeudaYPanel, { numero: NRO_COMERCIO }),
          detail: (comercio) => (
            <DeudaDeComercio comercio={comercio}>
              {(recurso) => (
                <>
                  <PanelDeImponible imponible={comercio.NRO_COMERCIO} recurso={recurso} />
                </>
              )}
            </DeudaDeComercio>
          ),
        }}
        exporta={exportOf(
          municipioComercios.exportComercioxVarios,
          { query: orden, body },
          !source.data?.total,
        )}
      />
      {seleccion.size > 0 && (
        <SeleccionBar
          clase="comercio"
          grupo={consulta.grupo}
          {...barra}
          total={listo ? (source.currentData?.total ?? 0) : 0}
        />
      )}
    </div>
  )
}
