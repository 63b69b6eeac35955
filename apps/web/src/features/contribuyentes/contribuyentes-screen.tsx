import { municipioContribuyentes, ORDENES_DE_CONTRIBUYENTES } from '@apremia/api-client'
import { buscaPorDocumento, interpolar, textos } from '@apremia/core'
import { failureOf } from '../../api/failure.ts'
import { QueEspera } from '../../panels/instalacion/que-espera.tsx'
import type { FilterGroup } from '../../ui/filter/filter-field.ts'
import { SearchList } from '../../ui/search/search-list.tsx'
import { type CampoDeBusqueda, specDeBusqueda, useBusqueda } from '../../ui/search/use-busqueda.ts'
import { useCampoAbogado } from '../../ui/search/use-campo-abogado.ts'
import { exportOf } from '../../ui/table/exportacion.ts'
import { ordenDe } from '../../ui/table/lista.ts'
import { columnasDeContribuyentes } from './columns.tsx'
import { useRecImpContribQuery } from './contribuyentes-api.ts'
import { ImponiblesTable } from './imponibles-table.tsx'

const contribuyentes = textos.contribuyentes
const { filtros } = contribuyentes

const SPEC = specDeBusqueda('contribuyentes', ORDENES_DE_CONTRIBUYENTES)

/** Filters by document number. Guests see these numbers masked, so guests cannot search by them (D10). */
const DOCUMENTOS = [
  { campo: 'dni', label: filtros.dni, numeric: true },
  { campo: 'cuit', label: filtros.cuit, numeric: true },
  { campo: 'cuim', label: filtros.cuim },
] as const

export const ContribuyentesScreen = () => {
  const busqueda = useBusqueda('contribuyentes', SPEC)
  const { body, pagina, porPagina, listo } = busqueda
  const abogado = useCampoAbogado(busqueda.principal)
  const groups: readonly FilterGroup<CampoDeBusqueda<'contribuyentes'>>[] = [
    {
      title: contribuyentes.titulo,
      fields: [
        { campo: 'nombre', label: filtros.nombre },
        ...(buscaPorDocumento(busqueda.principal) ? DOCUMENTOS : []),
        { campo: 'calle', label: filtros.calle },
        { campo: 'altura', label: filtros.altura, numeric: true },
        ...abogado,
      ],
    },
  ]
  const orden = ordenDe(ORDENES_DE_CONTRIBUYENTES, busqueda.orden)
  const { error, ...source } = useRecImpContribQuery(
    { query: { ...orden, pagina, porPagina }, body },
    { skip: !listo },
  )
  return (
    <SearchList
      lista="contribuyentes"
      title={contribuyentes.titulo}
      busqueda={busqueda}
      groups={groups}
      columns={columnasDeContribuyentes(busqueda.principal)}
      rowKey={({ NRO_CONTRIB }) => String(NRO_CONTRIB)}
      source={{ ...source, error: failureOf(error) }}
      hint={contribuyentes.ayudaExpandir}
      none={contribuyentes.ninguno}
      espera={<QueEspera pantalla="busquedas" />}
      expansion={{
        nameOf: ({ APYNOM }) => interpolar(contribuyentes.verImponibles, { nombre: APYNOM }),
        detail: (contribuyente) => <ImponiblesTable contribuyente={contribuyente} />,
        has: ({ IMPONIBLES }) => IMPONIBLES.length > 0,
      }}
      exporta={exportOf(
        municipioContribuyentes.exportRecImpContrib,
        { query: orden, body },
        !source.data?.total,
      )}
    />
  )
}
