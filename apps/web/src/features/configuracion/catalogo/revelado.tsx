import type { ReactNode } from 'react'
import { useReveal } from '../../../ui/use-reveal.ts'

/** Scrolls its content into view, because the fields of the dialog would otherwise leave the content out of sight. */
export const Revelado = ({ children }: { readonly children: ReactNode }) => (
  <div ref={useReveal<HTMLDivElement>()}>{children}</div>
)
