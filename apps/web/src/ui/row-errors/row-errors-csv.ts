import type { ErrorDeFila } from '@apremia/core'

const COLUMNS = ['hoja', 'fila', 'columna', 'valor', 'regla', 'mensaje'] as const

/**
 * Matches a text that a spreadsheet program would run as a formula. An apostrophe before the text prevents the
 * execution (T20).
 */
const FORMULA = /^[=+\-@\t\r]/

const cell = (value: string | number): string => {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Returns rows as CSV for spreadsheet programs in Argentina: UTF-8 with BOM, ';' and CRLF. */
export const reportCsv = <C extends string>(
  columns: readonly C[],
  rows: readonly Readonly<Record<C, string | number>>[],
): string => {
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(';'))
  return `\uFEFF${[columns.join(';'), ...lines].join('\r\n')}\r\n`
}

export const rowErrorsCsv = (errores: readonly ErrorDeFila[]): string => reportCsv(COLUMNS, errores)
