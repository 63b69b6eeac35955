import { LIMITS_PROCESADO } from '../limits.ts'
import { openWorkbook } from '../read/open-workbook.ts'
import { normalizeHeading } from '../table/normalize-heading.ts'
import { HOJA_DETALLE } from './columnas-de-detalle.ts'
import { HOJA_TITULOS } from './columnas-de-titulos.ts'

/**
 * Tells whether a workbook is a processed one, from which executive titles are made. Only a processed workbook has the
 * sheets 'Títulos' and 'Detalle'.
 *
 * @throws WorkbookError when the file is not a workbook or exceeds a limit
 */
export const isProcesado = async (bytes: Uint8Array): Promise<boolean> => {
  const { sheets } = await openWorkbook(bytes, LIMITS_PROCESADO)
  const nombres = sheets.map(({ name }) => normalizeHeading(name))
  return [HOJA_TITULOS, HOJA_DETALLE].every((hoja) => nombres.includes(normalizeHeading(hoja)))
}
