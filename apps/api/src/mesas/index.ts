import { exportMesa } from './export-mesa.ts'
import { countMesa, pageMesa } from './page-mesa.ts'

export const mesasHandlers = { pageMesa, countMesa, exportMesa }
