import { useEffect } from 'react'
import { NavLink } from 'react-router-dom'
import { usePrincipal } from '../session/use-principal.ts'
import { usePuede } from '../session/use-sesion.ts'
import { Icon } from '../ui/icon.tsx'
import { later } from '../ui/later.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { groupsOf } from './menu.ts'

const VencidosDeMesa = later(
  async () => (await import('../panels/hoy/vencidos-de-mesa.tsx')).VencidosDeMesa,
  null,
)

interface SidebarProps {
  readonly open: boolean
  /** True when the sidebar stays open beside the screen, with icons and names. */
  readonly pinned: boolean
  readonly onClose: () => void
}

/**
 * Sidebar that stays open in a wide window until the person folds it. The folded sidebar shows icons. On hover, on
 * focus and with the toggle of the header, it widens and shows the names. On small screens the sidebar is a drawer.
 */
export const Sidebar = ({ open, pinned, onClose }: SidebarProps) => {
  const principal = usePrincipal()
  const counts = usePuede()('hoy.ver') && pinned
  useEffect(() => {
    if (!open) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [open, onClose])
  return (
    <div id="menu" className="sidebar">
      {groupsOf(principal).map(({ name, entries }) => (
        <nav key={name} aria-label={name}>
          <p className="sidebar-group" aria-hidden="true">
            {name}
          </p>
          <ul>
            {entries.map(({ path, label, tooltip, icon, mesa }) => (
              <li key={path}>
                <Tooltip text={tooltip} side="right">
                  {(describedBy) => (
                    <NavLink
                      to={path}
                      className="sidebar-link"
                      aria-describedby={describedBy}
                      onClick={onClose}
                    >
                      <Icon name={icon} />
                      <span className="sidebar-label">{label}</span>
                    </NavLink>
                  )}
                </Tooltip>
                {counts && mesa !== undefined && <VencidosDeMesa mesa={mesa} />}
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}
