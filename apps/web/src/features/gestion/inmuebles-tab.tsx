import { municipioInmuebles, ORDENES_DE_INMUEBLES } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { elegidoDe } from '../../panels/actuaciones/elegido.ts'
import { useElegirCasos } from '../../panels/actuaciones/use-elegir-casos.ts'
import { COLUMNAS_DE_INMUEBLES, type Inmueble } from '../../panels/inmuebles/columns.tsx'
import { inmueblesApi, useRecImpInmQuery } from '../../panels/inmuebles/inmuebles-api.ts'
import { useGrupos } from '../../panels/inmuebles/use-grupos.ts'
import { QueEspera } from '../../panels/instalacion/que-espera.tsx'
import { later } from '../../ui/later.tsx'
import { SearchResults } from '../../ui/search/search-results.tsx'
import { useBusqueda } from '../../ui/search/use-busqueda.ts'
import { exportOf } from '../../ui/table/exportacion.ts'
import { ordenDe } from '../../ui/table/lista.ts'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { AyudaDeLista } from './ayuda-de-lista.tsx'
import { checkGestion, INMUEBLES } from './busqueda.ts'
import type { PestanaProps } from './pestana.ts'

const PanelDeImponible = later(
  async () => (await import('../../panels/actuaciones/panel-de-imponible.tsx')).PanelDeImponible,
  <ListSkeleton />,
)
const SeleccionBar = later(
  async () => (await import('../../panels/actuaciones/seleccion-bar.tsx')).SeleccionBar,
  null,
)

const { pestanas, verPanel, ayudaExpandir } = textos.gestion

const toElegido = ({ NRO_IMPONIBLE, RECURSO, APYNOM, LEGAL }: Inmueble) =>
  elegidoDe({
    imponible: NRO_IMPONIBLE,
    recurso: RECURSO,
    contribuyente: APYNOM,
    legal: LEGAL,
  })

export const InmueblesTab = (props: PestanaProps) => {
  const { consulta, seleccion } = props
  const dispatch = useAppDispatch()
  const busqueda = useBusqueda('inmuebles', INMUEBLES)
  const { body, pagina, porPagina, listo, principal } = busqueda
  const groups = useGrupos(principal, busqueda.filtro.inmueble ?? '')
  const orden = ordenDe(ORDENES_DE_INMUEBLES, busqueda.orden)
  const { error, ...source } = useRecImpInmQuery(
    { query: { ...orden, pagina, porPagina }, body },
    { skip: !listo },
  )
  const { selection, bloqueo, barra } = useElegirCasos<Inmueble>({
    ...props,
    modo: consulta,
    toElegido,
    readPagina: (pagina, porPagina) =>
      dispatch(
        inmueblesApi.endpoints.recImpInm.initiate(
          { query: { ...orden, pagina, porPagina }, body },
          { subscribe: false },
        ),
      ),
  })
  return (
    <div className="card">
      <SearchResults
        lista="inmuebles"
        nombre={INMUEBLES.pantalla}
        title={pestanas.inmuebles}
        busqueda={busqueda}
        groups={groups}
        check={checkGestion('inmuebles', busqueda)}
        columns={COLUMNAS_DE_INMUEBLES}
        rowKey={(row) => toElegido(row).clave}
        source={{ ...source, error: failureOf(error) }}
        hint={<AyudaDeLista ayuda={ayudaExpandir} bloqueo={bloqueo} />}
        none={textos.inmuebles.ninguno}
        espera={<QueEspera pantalla="busquedas" />}
        selection={selection}
        expansion={{
          nameOf: (row) => interpolar(verPanel, { imponible: toElegido(row).nombre }),
          detail: ({ NRO_IMPONIBLE, RECURSO }) => (
            <>
              <PanelDeImponible imponible={NRO_IMPONIBLE} recurso={RECURSO} />
            </>
          ),
        }}
        exporta={exportOf(
          municipioInmuebles.exportRecImpInm,
          { query: orden, body },
          !source.data?.total,
        )}
      />
      {seleccion.size > 0 && (
        <SeleccionBar
          clase="inmueble"
          grupo={consulta.grupo}
          {...barra}
          total={listo ? (source.currentData?.total ?? 0) : 0}
        />
      )}
    </div>
  )
}
