import { Icon, type IconName } from './icon.tsx'

export interface TagProps {
  readonly kind: 'exito' | 'aviso' | 'error' | 'neutro'
  readonly icon: IconName
  readonly text: string
}

export const Tag = ({ kind, icon, text }: TagProps) => (
  <span className={`tag tag-${kind}`}>
    <Icon name={icon} />
    {text}
  </span>
)
