import { municipioInmuebles, ORDENES_DE_INMUEBLES } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import type { ComponentType } from 'react'
import { failureOf } from '../../api/failure.ts'
import { ordenDe } from '../../ui/search/orden-de.ts'
import { SearchList } from '../../ui/search/search-list.tsx'
import { specDeBusqueda, useBusqueda } from '../../ui/search/use-busqueda.ts'
import { ExportButtons } from '../../ui/table/export-buttons.tsx'
import { COLUMNS } from './columns.tsx'
import { useRecImpInmQuery } from './inmuebles-api.ts'
import { useGrupos } from './use-grupos.ts'

const inmuebles = textos.inmuebles

const SPEC = specDeBusqueda('inmuebles', ORDENES_DE_INMUEBLES)

/** The debt of a property and resource; the screens of debt are of another feature. */
export type DeudaDeInmueble = ComponentType<{
  readonly imponible: number
  readonly recurso: string
  readonly plan?: string
}>

/** Where the payment plans of a property are (S1 §2). */
export const planDePago = (inmueble: number, recurso: string): string =>
  `/inmueble/${inmueble}/plan-de-pago/${inmueble}?${new URLSearchParams({ recurso })}`

/** /inmuebles (S1 §2). */
export const InmueblesScreen = ({ Deuda }: { readonly Deuda: DeudaDeInmueble }) => {
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
      nombre="inmuebles"
      title={inmuebles.titulo}
      busqueda={busqueda}
      groups={groups}
      columns={COLUMNS}
      rowKey={({ NRO_INMUEBLE, RECURSO }) => `${NRO_INMUEBLE}-${RECURSO}`}
      source={{ ...source, error: failureOf(error) }}
      hint={inmuebles.ayudaExpandir}
      none={inmuebles.ninguno}
      expansion={{
        nameOf: ({ NRO_INMUEBLE, RECURSO }) =>
          interpolar(inmuebles.verDeuda, { numero: NRO_INMUEBLE, recurso: RECURSO }),
        detail: ({ NRO_INMUEBLE, NRO_IMPONIBLE, RECURSO }) => (
          <Deuda
            imponible={NRO_IMPONIBLE}
            recurso={RECURSO}
            plan={planDePago(NRO_INMUEBLE, RECURSO)}
          />
        ),
      }}
      downloads={
        <ExportButtons
          entry={municipioInmuebles.exportRecImpInm}
          input={{ query: orden, body }}
          disabled={!source.data || source.data.total === 0}
        />
      }
    />
  )
}
