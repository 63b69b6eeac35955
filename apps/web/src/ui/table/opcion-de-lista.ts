import type { IconName } from '../icon.tsx'

export interface OpcionDeLista {
  readonly label: string
  readonly icon: IconName
  readonly disabled?: boolean
  readonly loading?: boolean
  /** True while the panel of this menu option is open. Undefined for an option without a panel. */
  readonly shown?: boolean
  readonly onSelect: () => void
}
