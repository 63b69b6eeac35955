import { Icon, type IconName } from './icon.tsx'

export interface TagProps {
  readonly kind: 'exito' | 'aviso' | 'error' | 'neutro'
  readonly icon: IconName
  readonly text: string
  /** Longer text, shown when the pointer rests on the tag. */
  readonly title?: string
}

export const Tag = ({ kind, icon, text, title }: TagProps) => (
  <span className={`tag tag-${kind}`} title={title}>
    <Icon name={icon} />
    {text}
  </span>
)
