import { Link } from 'react-router-dom'
import { Icon } from './icon.tsx'

interface BackLinkProps {
  readonly to: string
  /** Name of the destination: 'Volver a la mesa'. */
  readonly name: string
}

/** Link beside the title of a screen, back to the screen it was opened from. */
export const BackLink = ({ to, name }: BackLinkProps) => (
  <Link className="btn btn-ghost btn-icon" to={to} aria-label={name} title={name}>
    <Icon name="volver" />
  </Link>
)
