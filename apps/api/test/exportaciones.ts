import type { FormatoDeExportacion } from '@apremia/api-client'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { type CellObject, read, SSF, utils } from 'xlsx'

const nameOf = ({ headers }: LightMyRequestResponse): string =>
  /filename="([^"]+)"/.exec(String(headers['content-disposition']))?.[1] ?? ''

const fieldOf = (cell: CellObject | undefined): string => {
  if (cell === undefined) return ''
  const text = String(cell.v)
  if (cell.t === 's') {
    const safe = /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text
    return /[;,"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  if (cell.z === 'dd/mm/yyyy') return SSF.format('dd/mm/yyyy', cell.v)
  return cell.z === '#,##0.00' ? Number(cell.v).toFixed(2).replace('.', ',') : text
}

const textOf = (bytes: Buffer): string => {
  const book = read(bytes, { cellNF: true })
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {}
  const { e } = utils.decode_range(sheet['!ref'] ?? 'A1')
  let text = '\ufeff'
  for (let r = 0; r <= e.r; r += 1) {
    const fields = Array.from({ length: e.c + 1 }, (_, c) =>
      fieldOf(sheet[utils.encode_cell({ r, c })]),
    )
    text += `${fields.join(';')}\r\n`
  }
  return text
}

/**
 * Exports the same list as XLSX and as CSV, and checks that both files have the same rows.
 *
 * @returns lines of the CSV, without line breaks
 */
export const expectSameCsv = async (
  ask: (formato: FormatoDeExportacion) => Promise<LightMyRequestResponse>,
): Promise<string[]> => {
  const xlsx = await ask('xlsx')
  const csv = await ask('csv')
  expect(csv.statusCode, csv.body).toBe(200)
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(nameOf(csv)).toBe(nameOf(xlsx).replace('.xlsx', '.csv'))
  const text = csv.rawPayload.toString()
  expect(text).toBe(textOf(xlsx.rawPayload))
  return text.slice(1).split('\r\n').slice(0, -1)
}
