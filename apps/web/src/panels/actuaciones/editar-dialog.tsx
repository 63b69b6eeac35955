import { textos } from '@apremia/core'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { ActuacionDialog } from './actuacion-dialog.tsx'
import { EditarForm } from './editar-form.tsx'
import { useEtapas } from './use-etapas.ts'
import type { Actuacion } from './use-linea-de-tiempo.ts'

interface EditarDialogProps {
  readonly actuacion: Actuacion
  readonly onClose: () => void
}

export const EditarActuacionDialog = ({ actuacion, onClose }: EditarDialogProps) => {
  const { etapas, failure, retry } = useEtapas()
  return (
    <ActuacionDialog title={textos.actuaciones.tituloDeEdicion} onClose={onClose}>
      {(form) => (
        <>
          {failure && !etapas && <LoadFailure failure={failure} onRetry={retry} />}
          {!failure && !etapas && <ListSkeleton />}
          {etapas && (
            <EditarForm actuacion={actuacion} tipos={etapas.tipos} onClose={onClose} {...form} />
          )}
        </>
      )}
    </ActuacionDialog>
  )
}
