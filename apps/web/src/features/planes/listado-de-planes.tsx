import { textos } from '@apremia/core'
import type { ReactNode } from 'react'
import { failureOf } from '../../api/failure.ts'
import { QueEspera } from '../../panels/instalacion/que-espera.tsx'
import type { Plan } from '../../panels/planes/columns.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import type { FilterGroup } from '../../ui/filter/filter-field.ts'
import { FilterFrame } from '../../ui/filter/filter-frame.tsx'
import { checkByReading } from '../../ui/filter/read-filter.ts'
import { List } from '../../ui/table/list.tsx'
import { useColumns } from '../../ui/table/use-columns.ts'
import { orWords } from '../../ui/with-words.ts'
import { columnasDePlanes } from './columns.tsx'
import { type CampoDePlanes, LISTA_DE_PLANES, readFiltroDePlanes } from './filtro.ts'
import type { usePlanes } from './use-planes.ts'

const planes = textos.planes
const { fallaDeBusqueda } = planes

interface ListadoProps {
  readonly busqueda: ReturnType<typeof usePlanes>
  readonly groups: readonly FilterGroup<CampoDePlanes>[]
  readonly lead: ReactNode
  /**
   * Opens the simulation of a payment plan for the property or business typed in the filter. Undefined for a person who
   * may not simulate.
   */
  readonly onSimularLoBuscado: (() => void) | undefined
  readonly onVer: (plan: Plan) => void
  readonly onSimular: ((plan: Plan) => void) | undefined
}

/** List of payment plans under its filters. The filters are hidden after a search (S1 §4). */
export const ListadoDePlanes = (props: ListadoProps) => {
  const { busqueda, groups, lead, onSimularLoBuscado, onVer, onSimular } = props
  const { listo, source } = busqueda
  const { shown: columns, ...choice } = useColumns(
    LISTA_DE_PLANES.pantalla,
    columnasDePlanes({ onVer, onSimular }),
  )
  const failure = failureOf(source.error)
  const failed =
    failure && failure.status !== 403 && !source.isFetching && source.currentData === undefined
  return (
    <FilterFrame
      lista={busqueda}
      groups={groups}
      heading={<h1>{planes.titulo}</h1>}
      lead={lead}
      check={checkByReading((tecleado) => readFiltroDePlanes(tecleado, busqueda.elige))}
      listo={listo}
      impedimento={busqueda.impedimento}
      choice={choice}
    >
      {failed ? (
        <FailureAlert
          title={fallaDeBusqueda.titulo}
          failure={orWords(failure, fallaDeBusqueda.texto)}
          onRetry={() => void source.refetch()}
        />
      ) : (
        <List
          caption={planes.titulo}
          hint={planes.ayudaVer}
          columns={columns}
          rowKey={({ NRO_PLAN }) => NRO_PLAN}
          sorting={{ orden: busqueda.orden, onSort: busqueda.sortBy }}
          source={{ ...source, error: failure }}
          lista={busqueda}
          empty={
            <>
              <p>
                <strong>{planes.ninguno}</strong>
              </p>
              <p>{textos.comunes.sinResultados}</p>
              <QueEspera pantalla="planes" />
              {busqueda.filtro.inmueble && onSimularLoBuscado && (
                <Button variant="primary" icon="simular" onClick={onSimularLoBuscado}>
                  {planes.simularSinPlanes}
                </Button>
              )}
            </>
          }
        />
      )}
    </FilterFrame>
  )
}
