import type { Limits } from '../../limits.ts'
import type { CellFormats } from './read-formats.ts'
import type { SharedStrings } from './shared-strings.ts'

export interface ScanContext {
  readonly sheet: string
  readonly strings: SharedStrings
  readonly formats: CellFormats
  readonly date1904: boolean
  readonly limits: Limits
}
