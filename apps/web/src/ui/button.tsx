import type { ButtonHTMLAttributes, Ref } from 'react'
import { Icon, type IconName } from './icon.tsx'

type Variant = 'primary' | 'secondary' | 'ghost' | 'danger'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: Variant
  readonly icon?: IconName
  /** Busy: it keeps its place and its name, and does nothing until it ends. */
  readonly loading?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

export const Button = (props: ButtonProps) => {
  const { variant = 'secondary', icon, loading = false, className, children, ...rest } = props
  const classes = ['btn', `btn-${variant}`, children ? '' : 'btn-icon', className]
  return (
    <button
      type="button"
      {...rest}
      className={classes.filter(Boolean).join(' ')}
      disabled={rest.disabled || loading}
      aria-busy={loading || undefined}
    >
      {loading ? <span className="spinner" aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
