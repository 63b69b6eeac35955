import { Drawer } from '../../ui/drawer.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { TrabajoCard } from './trabajo-card.tsx'
import { useTareas } from './use-tareas.ts'

/**
 * Panel that lists the background jobs of the person. The server stores the jobs, so the list survives a reload and a
 * new session.
 */
export const TareasPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const { trabajos, error, refetch } = useTareas()
  return (
    <Drawer title="Tareas" onClose={onClose}>
      {error && <FailureAlert failure={error} onRetry={() => void refetch()} />}
      {!error && !trabajos && <ListSkeleton />}
      {trabajos?.length === 0 && (
        <p className="empty">
          Todavía no hay tareas. Las planillas que envíe a procesar aparecerán aquí con su avance y
          su resultado.
        </p>
      )}
      <ul className="tasks">
        {trabajos?.map((trabajo) => (
          <li key={trabajo.id}>
            <TrabajoCard trabajo={trabajo} />
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
