import { type ReactNode, useEffect, useRef } from 'react'
import { useAutoClose } from './use-auto-close.ts'

interface ProgressFrameProps {
  readonly ended: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

export const ProgressFrame = ({ ended, onClose, children }: ProgressFrameProps) => {
  const content = useRef<HTMLDivElement>(null)
  useAutoClose(content, ended, onClose)
  useEffect(() => {
    // The content of the progress dialog takes the focus when the dialog opens. The content takes the focus again when
    // the job ends, because the button that had the focus disappears.
    if (!content.current?.contains(document.activeElement) || ended) content.current?.focus()
  }, [ended])
  return (
    <div ref={content} tabIndex={-1} className="stack progress-dialog">
      {children}
    </div>
  )
}
