import { Sidebar } from 'primereact/sidebar'
import type { ReactNode } from 'react'
import { ModalDepth, useOpenModal } from './open-modals.ts'
import './prime.ts'
import { useInertPage } from './use-inert-page.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface DrawerProps {
  readonly title: string
  readonly children: ReactNode
  readonly onClose: () => void
}

/**
 * Panel that covers part of the page. While the panel is open, the keyboard and screen readers cannot reach the page
 * behind the panel.
 */
export const Drawer = ({ title, children, onClose }: DrawerProps) => {
  // React runs the clean-up functions of hooks in the order of the calls. `useInertPage` comes first, because the page
  // must be reachable again before `useReturnFocus` moves the focus to it.
  useInertPage()
  useReturnFocus()
  const depth = useOpenModal()
  return (
    <Sidebar
      visible
      position="right"
      onHide={onClose}
      className="drawer"
      header={<h2 className="drawer-title">{title}</h2>}
      role="dialog"
      aria-modal
      aria-label={title}
      blockScroll
      pt={{ transition: { timeout: 150 } }}
    >
      <ModalDepth value={depth}>{children}</ModalDepth>
    </Sidebar>
  )
}
