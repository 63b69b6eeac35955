import { municipioComercios, ORDENES_DE_COMERCIOS } from '@apremia/api-client'
import { buscaPorDocumento, interpolar, textos } from '@apremia/core'
import { failureOf } from '../../api/failure.ts'
import { usePuede } from '../../session/use-sesion.ts'
import type { FilterGroup } from '../../ui/filter/filter-field.ts'
import { SearchList } from '../../ui/search/search-list.tsx'
import { type CampoDeBusqueda, specDeBusqueda, useBusqueda } from '../../ui/search/use-busqueda.ts'
import { useCampoAbogado } from '../../ui/search/use-campo-abogado.ts'
import { ExportButtons } from '../../ui/table/export-buttons.tsx'
import { ordenDe } from '../../ui/table/lista.ts'
import { COLUMNAS_DE_COMERCIOS, CONVENIO } from './columns.tsx'
import { useComercioxVariosQuery } from './comercios-api.ts'
import { DeudaDeComercio } from './deuda-de-comercio.tsx'

const comercios = textos.comercios
const { filtros } = comercios

const SPEC = specDeBusqueda('comercios', ORDENES_DE_COMERCIOS)

/** What guests see masked, and do not look for (D10). */
const DOCUMENTOS = [{ campo: 'cuit', label: filtros.cuit, numeric: true }] as const

/** /comercios (S2 §2.3, D143). */
export const ComerciosScreen = () => {
  const puede = usePuede()
  const busqueda = useBusqueda('comercios', SPEC)
  const { body, pagina, porPagina, listo } = busqueda
  const abogado = useCampoAbogado(busqueda.principal)
  const groups: readonly FilterGroup<CampoDeBusqueda<'comercios'>>[] = [
    {
      title: comercios.titulo,
      fields: [
        { campo: 'numero', label: filtros.numero, numeric: true },
        ...(buscaPorDocumento(busqueda.principal) ? DOCUMENTOS : []),
        { campo: 'contribuyente', label: filtros.contribuyente },
        { campo: 'fantasia', label: filtros.fantasia },
        { campo: 'calle', label: filtros.calle },
        { campo: 'altura', label: filtros.altura, numeric: true },
        ...abogado,
      ],
    },
  ]
  const orden = ordenDe(ORDENES_DE_COMERCIOS, busqueda.orden)
  const { error, ...source } = useComercioxVariosQuery(
    { query: { ...orden, pagina, porPagina }, body },
    { skip: !listo },
  )
  return (
    <SearchList
      nombre="comercios"
      title={comercios.titulo}
      busqueda={busqueda}
      groups={groups}
      columns={
        puede('convenios.crear') ? [...COLUMNAS_DE_COMERCIOS, CONVENIO] : COLUMNAS_DE_COMERCIOS
      }
      rowKey={({ NRO_COMERCIO }) => String(NRO_COMERCIO)}
      source={{ ...source, error: failureOf(error) }}
      hint={comercios.ayudaExpandir}
      none={comercios.ninguno}
      expansion={{
        nameOf: ({ NRO_COMERCIO }) => interpolar(comercios.verDeuda, { numero: NRO_COMERCIO }),
        detail: (comercio) => <DeudaDeComercio comercio={comercio} />,
      }}
      downloads={
        <ExportButtons
          entry={municipioComercios.exportComercioxVarios}
          input={{ query: orden, body }}
          disabled={!source.data || source.data.total === 0}
        />
      }
    />
  )
}
