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

/** Returns the list of errors as CSV for spreadsheet programs in Argentina: UTF-8 with BOM, ';' and CRLF. */
export const rowErrorsCsv = (errores: readonly ErrorDeFila[]): string => {
  const rows = errores.map((error) => COLUMNS.map((column) => cell(error[column])).join(';'))
  return `\uFEFF${[COLUMNS.join(';'), ...rows].join('\r\n')}\r\n`
}
