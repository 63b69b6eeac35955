import type { ErrorDeFila } from '@apremia/core'

const COLUMNS = ['hoja', 'fila', 'columna', 'valor', 'regla', 'mensaje'] as const

/** Spreadsheet programs run these as formulas: an apostrophe keeps them text (T20). */
const FORMULA = /^[=+\-@\t\r]/

const cell = (value: string | number): string => {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The report as es-AR spreadsheet programs open it: UTF-8 with its mark, ';' and CRLF. */
export const rowErrorsCsv = (errores: readonly ErrorDeFila[]): string => {
  const rows = errores.map((error) => COLUMNS.map((column) => cell(error[column])).join(';'))
  return `\uFEFF${[COLUMNS.join(';'), ...rows].join('\r\n')}\r\n`
}
