import type { ReactNode } from 'react'
import { Tag, type TagProps } from '../../ui/tag.tsx'
import './alarmas.css'

interface AlarmaPlegadaProps extends Pick<TagProps, 'kind' | 'icon' | 'text'> {
  readonly porque: string
  readonly children?: ReactNode
}

/**
 * Tag of an alarm, the warning that a deadline of the case is near (ADR 0034). The reason is shown on hover, and when
 * the tag is opened with the keyboard or by touch.
 */
export const AlarmaPlegada = ({ porque, children, ...tag }: AlarmaPlegadaProps) => (
  <details className="alarma-plegada" title={porque}>
    <summary>
      <Tag {...tag} /> {children}
    </summary>
    <small>{porque}</small>
  </details>
)
