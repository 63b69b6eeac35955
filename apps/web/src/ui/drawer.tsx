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

/** Panel over the right edge of the screen. Nothing else can be reached while it is open. */
export const Drawer = ({ title, children, onClose }: DrawerProps) => {
  // Called first, because the page has to accept the focus again before it returns.
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
    >
      <ModalDepth value={depth}>{children}</ModalDepth>
    </Sidebar>
  )
}
