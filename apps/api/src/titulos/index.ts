import { generateTitles, simulateTitles } from './generate-titles.ts'
import { generateXls, simulateXls } from './generate-xls.ts'
import { getXlsExample } from './get-xls-example.ts'
import { lotesHandlers } from './lotes.ts'
import { titulosHandlers } from './titulos.ts'

export { findTitulosVigentes, holdTitulos } from './titulos-vigentes.ts'

export const creaciontitulosHandlers = {
  generateXls,
  simulateXls,
  generateTitles,
  simulateTitles,
  getXlsExample,
  ...lotesHandlers,
  ...titulosHandlers,
}
