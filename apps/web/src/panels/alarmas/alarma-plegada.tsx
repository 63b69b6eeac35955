import type { ReactNode } from 'react'
import { Tag, type TagProps } from '../../ui/tag.tsx'
import './alarmas.css'

interface AlarmaPlegadaProps extends Pick<TagProps, 'kind' | 'icon' | 'text'> {
  readonly porque: string
  readonly children?: ReactNode
}

/**
 * Alarm in one word (ADR 0034). The alarm opens with the keyboard or by touch to show the reason, which is also shown
 * on hover.
 */
export const AlarmaPlegada = ({ porque, children, ...tag }: AlarmaPlegadaProps) => (
  <details className="alarma-plegada" title={porque}>
    <summary>
      <Tag {...tag} />
      {children}
    </summary>
    <small>{porque}</small>
  </details>
)
