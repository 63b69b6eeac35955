import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useFinishedNotice } from './use-finished-notice.ts'
import { useTareas } from './use-tareas.ts'

const TareasPanel = later(async () => (await import('./tareas-panel.tsx')).TareasPanel, null)

export const TareasButton = () => {
  const { trabajos, activos } = useTareas()
  const [open, setOpen] = useState(false)
  useFinishedNotice(trabajos)
  const name = activos > 0 ? `Tareas (${activos} en curso)` : 'Tareas'
  return (
    <span className="header-tasks">
      <Tooltip text={name}>
        {(describedBy) => (
          <Button
            variant="ghost"
            icon="tareas"
            className="header-button"
            aria-label={name}
            aria-describedby={describedBy}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(true)}
          />
        )}
      </Tooltip>
      {activos > 0 && (
        <span className="badge" aria-hidden="true">
          {activos}
        </span>
      )}
      {open && <TareasPanel onClose={() => setOpen(false)} />}
    </span>
  )
}
