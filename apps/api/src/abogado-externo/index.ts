import { exportCaso } from './export-caso.ts'
import { getCaso } from './get-caso.ts'
import { exportCasos, searchCasos } from './search-casos.ts'

export const abogadoExternoHandlers = { searchCasos, exportCasos, getCaso, exportCaso }
