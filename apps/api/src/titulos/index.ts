import { generateTitles, simulateTitles } from './generate-titles.ts'
import { generateXls, simulateXls } from './generate-xls.ts'
import { getXlsExample } from './get-xls-example.ts'
import { lotesHandlers } from './lotes.ts'
import { listadosDeTitulos } from './titulos.ts'

export const titulosHandlers = {
  generateXls,
  simulateXls,
  generateTitles,
  simulateTitles,
  getXlsExample,
  ...lotesHandlers,
  ...listadosDeTitulos,
}
