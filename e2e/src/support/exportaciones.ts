import { expect, type Page } from '@playwright/test'
import * as XLSX from 'xlsx'
import { readDownload } from './creacion-titulos.ts'
import type { ArchivoASubir } from './libros.ts'
import { elegirEnLista } from './lista.ts'

const fieldOf = (cell: XLSX.CellObject | undefined): string => {
  if (cell === undefined) return ''
  if (cell.z === 'dd/mm/yyyy') return XLSX.SSF.format('dd/mm/yyyy', cell.v)
  if (cell.t === 'n')
    return cell.z === '#,##0.00' ? Number(cell.v).toFixed(2).replace('.', ',') : String(cell.v)
  const text = String(cell.v).replace(/^(?='*[=+\-@\t\r])/, "'")
  return /[;,"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const toCsv = (bytes: Buffer): string => {
  const book = XLSX.read(bytes, { cellNF: true, dense: true })
  const rows = book.Sheets[book.SheetNames[0] ?? '']?.['!data'] ?? []
  const width = rows[0]?.length ?? 0
  const lines = rows.map((row) => Array.from({ length: width }, (_, i) => fieldOf(row[i])))
  return `\ufeff${lines.map((fields) => `${fields.join(';')}\r\n`).join('')}`
}

/** Replaces every digit of a file name with 0, because the file name contains the date and time of the export. */
const patternOf = (name: string): string => name.replace(/\d/g, '0')

export const expectCsvLike = async (page: Page, excel: ArchivoASubir): Promise<void> => {
  const downloading = page.waitForEvent('download')
  await elegirEnLista(page, 'Descargar CSV')
  const { name, bytes } = await readDownload(await downloading)
  expect(patternOf(name)).toBe(patternOf(excel.name).replace('.xlsx', '.csv'))
  expect(bytes.toString()).toBe(toCsv(excel.bytes))
}
