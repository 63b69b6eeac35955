import { LIMITS_PADRON } from '../limits.ts'
import { type Cell, textOfCell } from '../read/cell.ts'
import { openWorkbook } from '../read/open-workbook.ts'
import { firstSheet, sheetNamed } from '../table/choose-sheet.ts'
import { refuseKind } from '../table/problem.ts'
import { WorkbookError } from '../workbook-error.ts'
import type { LineaLeida } from './lineas-de-csv.ts'

/**
 * Returns the text of a cell. A date is written as in the data package ('AAAA-MM-DD'), and any other cell as the sheet
 * shows it.
 */
const toText = (cell: Cell): string => {
  if (typeof cell === 'object' && cell.kind === 'date') return cell.fecha ?? textOfCell(cell)
  return typeof cell === 'number' ? String(cell) : textOfCell(cell)
}

const findIlegibles = (cells: readonly Cell[]): ReadonlyMap<number, string> =>
  new Map(
    cells.flatMap((cell, lugar) => {
      const refusal = refuseKind(cell)
      return refusal === undefined ? [] : [[lugar, refusal.problem.mensaje] as const]
    }),
  )

const readWhole = async (bytes: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.byteLength
    if (size > LIMITS_PADRON.bytes) throw new WorkbookError('archivo-grande', '200 MB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export const readHojas = async (bytes: AsyncIterable<Uint8Array>): Promise<string[]> => {
  const { sheets } = await openWorkbook(await readWhole(bytes), LIMITS_PADRON)
  return sheets.map(({ name }) => name)
}

/** @param hoja name of the sheet; by default, the first visible sheet */
export async function* readLineasDeXlsx(
  bytes: AsyncIterable<Uint8Array>,
  hoja?: string,
): AsyncGenerator<readonly LineaLeida[], void, void> {
  const workbook = await openWorkbook(await readWhole(bytes), LIMITS_PADRON)
  const batches = (hoja === undefined ? firstSheet(workbook) : sheetNamed(workbook, hoja)).rows()
  for (let step = await batches.next(); !step.done; step = await batches.next())
    yield step.value.map(({ number, cells }) => ({
      fila: number,
      celdas: cells.map(toText),
      ilegibles: findIlegibles(cells),
    }))
}
