import type { ReactNode } from 'react'
import { useReveal } from '../../../ui/use-reveal.ts'

/**
 * Scrolls its children into view when they appear. In a dialog with many fields they could appear outside the visible
 * area.
 */
export const Revelado = ({ children }: { readonly children: ReactNode }) => (
  <div ref={useReveal<HTMLDivElement>()}>{children}</div>
)
