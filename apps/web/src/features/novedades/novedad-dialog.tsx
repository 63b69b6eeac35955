import { textos } from '@apremia/core'
import { failureOf } from '../../api/failure.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { NovedadForm } from './novedad-form.tsx'
import { type Novedad, useGetNovedadQuery } from './novedades-api.ts'

interface NovedadDialogProps {
  readonly id: number
  readonly onClose: () => void
  readonly onBorrada: (novedad: Novedad) => void
}

export const NovedadDialog = ({ id, onClose, onBorrada }: NovedadDialogProps) => {
  const { currentData, error, refetch } = useGetNovedadQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  )
  if (currentData)
    return <NovedadForm key={id} novedad={currentData} onClose={onClose} onBorrada={onBorrada} />
  const failure = failureOf(error)
  return (
    <Dialog title={textos.novedades.modal} size="large" onClose={onClose}>
      {failure ? (
        <LoadFailure failure={failure} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </Dialog>
  )
}
