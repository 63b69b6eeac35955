import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react'
import { Icon, type IconName } from './icon.tsx'

type Variant = 'primary' | 'secondary' | 'ghost' | 'danger'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: Variant
  readonly icon?: IconName
  /** True while an operation runs. The button keeps its place, its name and the focus, but ignores clicks. */
  readonly loading?: boolean
  /**
   * Reason why the button ignores clicks. The button can still take the focus, so a keyboard user can read the reason.
   */
  readonly impedimento?: string | undefined
  readonly ref?: Ref<HTMLButtonElement>
}

export const Button = (props: ButtonProps) => {
  const {
    variant = 'secondary',
    icon,
    loading = false,
    impedimento,
    className,
    children,
    onClick,
    ...rest
  } = props
  const classes = ['btn', `btn-${variant}`, children ? '' : 'btn-icon', className]
  const inerte = loading || impedimento !== undefined
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (inerte) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={classes.filter(Boolean).join(' ')}
      {...(impedimento !== undefined && { title: impedimento, 'aria-description': impedimento })}
      aria-disabled={inerte || undefined}
      aria-busy={loading || undefined}
      onClick={click}
    >
      {loading ? <span className="spinner" aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
