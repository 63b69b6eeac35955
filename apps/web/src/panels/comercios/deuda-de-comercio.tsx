import { textos } from '@apremia/core'
import { Fragment, type ReactNode } from 'react'
import { failureOf } from '../../api/failure.ts'
import { PanelDeDeuda } from '../../panels/deudas/panel-de-deuda.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import type { Comercio } from './columns.tsx'
import { useRecursosDeComercioQuery } from './comercios-api.ts'

interface DeudaDeComercioProps {
  readonly comercio: Pick<Comercio, 'NRO_COMERCIO' | 'RECURSOS'>
  readonly children?: (recurso: string) => ReactNode
}

/**
 * Shows the debt of a business. When the search did not return the taxes of the business (`RECURSOS` is null), the
 * panel requests them (D88).
 */
export const DeudaDeComercio = ({ comercio, children }: DeudaDeComercioProps) => {
  const { NRO_COMERCIO, RECURSOS } = comercio
  const { data, error, isFetching, refetch } = useRecursosDeComercioQuery(
    { query: { tipo: 'C', imponible: String(NRO_COMERCIO) } },
    { skip: RECURSOS !== null },
  )
  const failure = failureOf(error)
  if (failure && !isFetching) {
    return <LoadFailure failure={failure} onRetry={() => void refetch()} />
  }
  const recursos = RECURSOS ?? data?.map(({ RECURSO }) => RECURSO)
  if (recursos === undefined) return <ListSkeleton />
  return (
    <div className="stack">
      {recursos.length === 0 && <p>{textos.comercios.sinRecursos}</p>}
      {recursos.map((recurso) => (
        <Fragment key={recurso}>
          <PanelDeDeuda imponible={NRO_COMERCIO} recurso={recurso} />
          {children?.(recurso)}
        </Fragment>
      ))}
    </div>
  )
}
