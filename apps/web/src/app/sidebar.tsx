import { textos } from '@apremia/core'
import { useEffect } from 'react'
import { NavLink } from 'react-router-dom'
import { usePuede } from '../session/use-sesion.ts'
import { Icon } from '../ui/icon.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { SIDEBAR } from './menu.ts'

interface SidebarProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Icons that open into names on hover, on focus and by the header's toggle; a drawer on small screens. */
export const Sidebar = ({ open, onClose }: SidebarProps) => {
  const puede = usePuede()
  useEffect(() => {
    if (!open) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [open, onClose])
  return (
    <nav id="menu" className="sidebar" aria-label={textos.navegacion.menu}>
      <ul>
        {SIDEBAR.filter(({ capacidad }) => puede(capacidad)).map(
          ({ path, label, tooltip, icon }) => (
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
          ),
        )}
      </ul>
    </nav>
  )
}
