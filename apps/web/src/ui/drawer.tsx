import { Sidebar } from 'primereact/sidebar'
import type { ReactNode } from 'react'
import './prime.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface DrawerProps {
  readonly title: string
  readonly children: ReactNode
  readonly onClose: () => void
}

/** A panel over the right edge of the screen. */
export const Drawer = ({ title, children, onClose }: DrawerProps) => {
  useReturnFocus()
  return (
    <Sidebar
      visible
      position="right"
      onHide={onClose}
      className="drawer"
      header={<h2 className="drawer-title">{title}</h2>}
      aria-label={title}
      blockScroll
    >
      {children}
    </Sidebar>
  )
}
