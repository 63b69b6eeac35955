import { annulTitulo, simulateAnnulTitulo } from './annul-titulo.ts'
import { downloadLote } from './download-lote.ts'
import { downloadTitulo } from './download-titulo.ts'
import { exportTitulosInfo } from './export-titulos-info.ts'
import { generateTitles } from './generate-titles.ts'
import { generateXls } from './generate-xls.ts'
import { getAbogadosInfoFilter } from './get-abogados-info-filter.ts'
import { getLastTitleNumber } from './get-last-title-number.ts'
import { getLote } from './get-lote.ts'
import { getTitulosInfo } from './get-titulos-info.ts'
import { getXlsExample } from './get-xls-example.ts'
import { listLotes } from './list-lotes.ts'
import { resumeLote } from './resume-lote.ts'
import { reviewTitulos } from './review-titulos.ts'
import { simulateTitles } from './simulate-titles.ts'
import { simulateXls } from './simulate-xls.ts'

export const titulosHandlers = {
  generateXls,
  simulateXls,
  reviewTitulos,
  generateTitles,
  simulateTitles,
  getTitulosInfo,
  exportTitulosInfo,
  getAbogadosInfoFilter,
  getXlsExample,
  getLastTitleNumber,
  listLotes,
  getLote,
  resumeLote,
  downloadLote,
  downloadTitulo,
  annulTitulo,
  simulateAnnulTitulo,
}
