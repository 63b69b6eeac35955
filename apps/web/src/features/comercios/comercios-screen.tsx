import { municipioComercios, ORDENES_DE_COMERCIOS } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { failureOf } from '../../api/failure.ts'
import { COLUMNAS_DE_COMERCIOS } from '../../panels/comercios/columns.tsx'
import { useComercioxVariosQuery } from '../../panels/comercios/comercios-api.ts'
import { DeudaDeComercio } from '../../panels/comercios/deuda-de-comercio.tsx'
import { useGruposDeComercios } from '../../panels/comercios/use-grupos-de-comercios.ts'
import { QueEspera } from '../../panels/instalacion/que-espera.tsx'
import { usePuede } from '../../session/use-sesion.ts'
import { SearchList } from '../../ui/search/search-list.tsx'
import { specDeBusqueda, useBusqueda } from '../../ui/search/use-busqueda.ts'
import { exportOf } from '../../ui/table/exportacion.ts'
import { ordenDe } from '../../ui/table/lista.ts'
import { ACCIONES_DE_COMERCIO } from './acciones.tsx'

const comercios = textos.comercios

const SPEC = specDeBusqueda('comercios', ORDENES_DE_COMERCIOS)

export const ComerciosScreen = () => {
  const puede = usePuede()
  const busqueda = useBusqueda('comercios', SPEC)
  const { body, pagina, porPagina, listo } = busqueda
  const groups = useGruposDeComercios(busqueda.principal)
  const orden = ordenDe(ORDENES_DE_COMERCIOS, busqueda.orden)
  const { error, ...source } = useComercioxVariosQuery(
    { query: { ...orden, pagina, porPagina }, body },
    { skip: !listo },
  )
  return (
    <SearchList
      lista="comercios"
      title={comercios.titulo}
      busqueda={busqueda}
      groups={groups}
      columns={
        puede('convenios.crear')
          ? [...COLUMNAS_DE_COMERCIOS, ACCIONES_DE_COMERCIO]
          : COLUMNAS_DE_COMERCIOS
      }
      rowKey={({ NRO_COMERCIO }) => String(NRO_COMERCIO)}
      source={{ ...source, error: failureOf(error) }}
      hint={comercios.ayudaExpandir}
      none={comercios.ninguno}
      espera={<QueEspera pantalla="busquedas" />}
      expansion={{
        nameOf: ({ NRO_COMERCIO }) => interpolar(comercios.verDeuda, { numero: NRO_COMERCIO }),
        detail: (comercio) => <DeudaDeComercio comercio={comercio} />,
      }}
      exporta={exportOf(
        municipioComercios.exportComercioxVarios,
        { query: orden, body },
        !source.data?.total,
      )}
    />
  )
}
