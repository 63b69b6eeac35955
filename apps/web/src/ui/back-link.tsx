import { Link } from 'react-router-dom'
import { Icon } from './icon.tsx'

interface BackLinkProps {
  readonly to: string
  readonly name: string
}

export const BackLink = ({ to, name }: BackLinkProps) => (
  <Link className="btn btn-ghost btn-icon" to={to} aria-label={name} title={name}>
    <Icon name="volver" />
  </Link>
)
