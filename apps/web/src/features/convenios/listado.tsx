import { convenios } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import type { ReactNode } from 'react'
import { failureOf } from '../../api/failure.ts'
import { QueEspera } from '../../panels/instalacion/que-espera.tsx'
import { usePuede } from '../../session/use-sesion.ts'
import { FilterFrame } from '../../ui/filter/filter-frame.tsx'
import { checkByReading } from '../../ui/filter/read-filter.ts'
import { exportOf } from '../../ui/table/exportacion.ts'
import { List } from '../../ui/table/list.tsx'
import { useColumns } from '../../ui/table/use-columns.ts'
import { columnasDeConvenios } from './columns.tsx'
import type { AlPedir } from './convenio-actions.tsx'
import { LISTA_DE_CONVENIOS, readFiltroDeConvenios } from './filtro.ts'
import { PlanesTable } from './planes-table.tsx'
import { useConvenios } from './use-convenios.ts'
import { useFiltroDeConvenios } from './use-filtro.ts'

const { titulo, listado } = textos.convenios

interface ListadoProps extends AlPedir {
  readonly lead: ReactNode
}

export const Listado = ({ lead, ...alPedir }: ListadoProps) => {
  const { principal, exportacion, source, ...lista } = useConvenios()
  const { shown: columns, ...choice } = useColumns(
    LISTA_DE_CONVENIOS.pantalla,
    columnasDeConvenios(alPedir),
  )
  const groups = useFiltroDeConvenios(principal)
  return (
    <FilterFrame
      lista={lista}
      groups={groups}
      heading={<h1>{titulo}</h1>}
      lead={lead}
      check={checkByReading((tecleado) => readFiltroDeConvenios(tecleado, principal))}
      listo={exportacion !== undefined}
      impedimento={lista.impedimento}
      choice={choice}
      exporta={exportacion && exportOf(convenios.exportConvenios, exportacion, !source.data?.total)}
    >
      <List
        caption={titulo}
        hint={listado.ayuda}
        columns={columns}
        rowKey={({ id }) => id}
        sorting={{ orden: lista.orden, onSort: lista.sortBy }}
        expansion={{
          nameOf: ({ convenio }) => interpolar(listado.losPlanes, { convenio }),
          isOpen: ({ id }) => lista.abiertas.includes(String(id)),
          onToggle: ({ id }) => lista.toggle(String(id)),
          has: ({ convenio_convpp }) => convenio_convpp.length > 0,
          detail: (convenio) => <PlanesTable convenio={convenio} />,
        }}
        source={{ ...source, error: failureOf(source.error) }}
        lista={lista}
        empty={<Vacio filtrado={Object.keys(lista.filtro).length > 0} />}
      />
    </FilterFrame>
  )
}

const Vacio = ({ filtrado }: { readonly filtrado: boolean }) => {
  const puede = usePuede()
  if (filtrado) {
    return (
      <>
        <p>
          <strong>{listado.ninguno}</strong>
        </p>
        <p>{textos.comunes.sinResultados}</p>
      </>
    )
  }
  return (
    <>
      <p>
        <strong>{listado.sinConvenios}</strong>
      </p>
      {puede('convenios.crear') && <p>{listado.comoEmpezar}</p>}
      <QueEspera pantalla="convenios" />
    </>
  )
}
