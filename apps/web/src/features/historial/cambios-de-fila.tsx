import { textos } from '@apremia/core'
import { failureOf } from '../../api/failure.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { useGetCambiosDeHistorialQuery } from './historial-api.ts'

const { cambios } = textos.historial

interface Cambio {
  readonly campo: string
  readonly antes: string
  readonly despues: string
}

const COLUMNS: readonly Column<Cambio>[] = [
  { id: 'campo', header: cambios.campo, width: 'name', cell: ({ campo }) => campo },
  {
    id: 'antes',
    header: cambios.antes,
    width: 'prose',
    cell: ({ antes }) => <span className="cell-lines">{antes}</span>,
  },
  {
    id: 'despues',
    header: cambios.despues,
    width: 'prose',
    cell: ({ despues }) => <span className="cell-lines">{despues}</span>,
  },
]

export const CambiosDeFila = ({ id }: { readonly id: number }) => {
  const { currentData, error, isFetching, refetch } = useGetCambiosDeHistorialQuery({
    params: { id },
  })
  const failure = isFetching ? undefined : failureOf(error)
  if (failure) return <LoadFailure failure={failure} onRetry={() => void refetch()} />
  if (currentData === undefined) return <ListSkeleton />
  if (currentData.length === 0) return <p>{cambios.ninguno}</p>
  return (
    <DataTable
      caption={cambios.titulo}
      columns={COLUMNS}
      rows={currentData}
      rowKey={({ campo }) => campo}
    />
  )
}
