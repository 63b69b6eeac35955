import { exportCaso } from './export-caso.ts'
import { exportCasos } from './export-casos.ts'
import { getCaso } from './get-caso.ts'
import { searchCasos } from './search-casos.ts'

export const abogadoExternoHandlers = {
  searchCasos,
  exportCasos,
  getCaso,
  exportCaso,
}
