import type { ReactNode } from 'react'
import { Tag, type TagProps } from '../../ui/tag.tsx'
import './alarmas.css'

interface AlarmaPlegadaProps extends Pick<TagProps, 'kind' | 'icon' | 'text'> {
  readonly porque: string
  /** Shown beside the word. */
  readonly children?: ReactNode
}

/** Alarm in one word (ADR 0034). The reason is shown on opening it with the keyboard or by touch, or on hovering. */
export const AlarmaPlegada = ({ porque, children, ...tag }: AlarmaPlegadaProps) => (
  <details className="alarma-plegada" title={porque}>
    <summary>
      <Tag {...tag} />
      {children}
    </summary>
    <small>{porque}</small>
  </details>
)
