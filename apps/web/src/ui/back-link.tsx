import { Link } from 'react-router-dom'
import { Icon } from './icon.tsx'

interface BackLinkProps {
  readonly to: string
  /** Where it leads: 'Volver a la mesa'. */
  readonly name: string
}

/** Beside the title of a screen, the way to the one it comes from. */
export const BackLink = ({ to, name }: BackLinkProps) => (
  <Link className="btn btn-ghost btn-icon" to={to} aria-label={name} title={name}>
    <Icon name="volver" />
  </Link>
)
