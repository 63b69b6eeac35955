import type { ReactNode } from 'react'
import { Tag, type TagProps } from '../../ui/tag.tsx'
import './alarmas.css'

interface AlarmaPlegadaProps extends Pick<TagProps, 'kind' | 'icon' | 'text'> {
  readonly porque: string
  /** Beside its word. */
  readonly children?: ReactNode
}

/** What is warned of in a word (ADR 0034); why, to whoever opens it with a key or a touch, or leaves the pointer over it. */
export const AlarmaPlegada = ({ porque, children, ...tag }: AlarmaPlegadaProps) => (
  <details className="alarma-plegada" title={porque}>
    <summary>
      <Tag {...tag} />
      {children}
    </summary>
    <small>{porque}</small>
  </details>
)
