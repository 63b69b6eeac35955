import { useEffect } from 'react'
import { NavLink } from 'react-router-dom'
import { usePrincipal } from '../session/use-principal.ts'
import { Icon } from '../ui/icon.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { groupsOf } from './menu.ts'

interface SidebarProps {
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * Sidebar of icons, which widens to show the names on hover, on focus and with the toggle of the header. On small
 * screens, the sidebar is a drawer.
 */
export const Sidebar = ({ open, onClose }: SidebarProps) => {
  const principal = usePrincipal()
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
          <ul>
            {entries.map(({ path, label, tooltip, icon }) => (
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
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}
