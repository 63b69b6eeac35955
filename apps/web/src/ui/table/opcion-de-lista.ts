import type { IconName } from '../icon.tsx'

export interface OpcionDeLista {
  readonly label: string
  readonly icon: IconName
  readonly disabled?: boolean
  /** True while the operation of the option runs. */
  readonly loading?: boolean
  /** True while the option shows its panel. Undefined for an option without a panel. */
  readonly shown?: boolean
  readonly onSelect: () => void
}
