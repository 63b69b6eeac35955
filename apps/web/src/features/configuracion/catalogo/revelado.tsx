import type { ReactNode } from 'react'
import { useReveal } from '../../../ui/use-reveal.ts'

/** Scrolls to its content, which the fields of the dialog would leave out of sight. */
export const Revelado = ({ children }: { readonly children: ReactNode }) => (
  <div ref={useReveal<HTMLDivElement>()}>{children}</div>
)
