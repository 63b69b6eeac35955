import { countMesa } from './count-mesa.ts'
import { exportMesa } from './export-mesa.ts'
import { pageMesa } from './page-mesa.ts'

export const mesasHandlers = {
  pageMesa,
  countMesa,
  exportMesa,
}
