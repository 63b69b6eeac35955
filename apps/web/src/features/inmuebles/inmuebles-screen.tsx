import { municipioInmuebles, ORDENES_DE_INMUEBLES } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { failureOf } from '../../api/failure.ts'
import { PanelDeDeuda } from '../../panels/deudas/panel-de-deuda.tsx'
import { COLUMNAS_DE_INMUEBLES } from '../../panels/inmuebles/columns.tsx'
import { useRecImpInmQuery } from '../../panels/inmuebles/inmuebles-api.ts'
import { useGrupos } from '../../panels/inmuebles/use-grupos.ts'
import { QueEspera } from '../../panels/instalacion/que-espera.tsx'
import { SearchList } from '../../ui/search/search-list.tsx'
import { specDeBusqueda, useBusqueda } from '../../ui/search/use-busqueda.ts'
import { exportOf } from '../../ui/table/exportacion.ts'
import { ordenDe } from '../../ui/table/lista.ts'
import { ACCIONES_DE_INMUEBLE } from './acciones.tsx'
import { rutaDePlanDePago } from './plan-de-pago.ts'

const inmuebles = textos.inmuebles

const COLUMNS = [...COLUMNAS_DE_INMUEBLES, ACCIONES_DE_INMUEBLE]

const SPEC = specDeBusqueda('inmuebles', ORDENES_DE_INMUEBLES)

export const InmueblesScreen = () => {
  const busqueda = useBusqueda('inmuebles', SPEC)
  const { body, pagina, porPagina, listo } = busqueda
  const groups = useGrupos(busqueda.principal, busqueda.filtro.inmueble ?? '')
  const orden = ordenDe(ORDENES_DE_INMUEBLES, busqueda.orden)
  const { error, ...source } = useRecImpInmQuery(
    { query: { ...orden, pagina, porPagina }, body },
    { skip: !listo },
  )
  return (
    <SearchList
      lista="inmuebles"
      title={inmuebles.titulo}
      busqueda={busqueda}
      groups={groups}
      columns={COLUMNS}
      rowKey={({ NRO_INMUEBLE, RECURSO }) => `${NRO_INMUEBLE}-${RECURSO}`}
      source={{ ...source, error: failureOf(error) }}
      hint={inmuebles.ayudaExpandir}
      none={inmuebles.ninguno}
      espera={<QueEspera pantalla="busquedas" />}
      expansion={{
        nameOf: ({ NRO_INMUEBLE, RECURSO }) =>
          interpolar(inmuebles.verDeuda, { numero: NRO_INMUEBLE, recurso: RECURSO }),
        detail: ({ NRO_INMUEBLE, NRO_IMPONIBLE, RECURSO }) => (
          <PanelDeDeuda
            imponible={NRO_IMPONIBLE}
            recurso={RECURSO}
            plan={rutaDePlanDePago(NRO_INMUEBLE, RECURSO)}
          />
        ),
      }}
      exporta={exportOf(
        municipioInmuebles.exportRecImpInm,
        { query: orden, body },
        !source.data?.total,
      )}
    />
  )
}
