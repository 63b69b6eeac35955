import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'

type Kind = 'error' | 'aviso' | 'exito' | 'info'

const ICONS: Readonly<Record<Kind, IconName>> = {
  error: 'error',
  aviso: 'alerta',
  exito: 'exito',
  info: 'info',
}

interface AlertProps {
  readonly kind: Kind
  readonly title?: string
  readonly children?: ReactNode
  readonly actions?: ReactNode
  readonly onClose?: () => void
}

/**
 * Box with a message for the person. A screen reader reads an error message immediately. A message of any other kind
 * waits until the screen reader finishes its current sentence.
 */
export const Alert = ({ kind, title, children, actions, onClose }: AlertProps) => (
  <div className={`alert alert-${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
    <Icon name={ICONS[kind]} />
    <div className="alert-body">
      {title !== undefined && <p className="alert-title">{title}</p>}
      {children}
      {actions && <div className="alert-actions">{actions}</div>}
    </div>
    {onClose && (
      <Button variant="ghost" icon="quitar" aria-label="Cerrar el aviso" onClick={onClose} />
    )}
  </div>
)
