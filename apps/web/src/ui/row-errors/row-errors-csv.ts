import type { ErrorDeFila } from '@apremia/core'

const COLUMNS = ['hoja', 'fila', 'columna', 'valor', 'regla', 'mensaje'] as const

/** Texts that spreadsheet programs run as formulas. An apostrophe before the text prevents that (T20). */
const FORMULA = /^[=+\-@\t\r]/

const cell = (value: string | number): string => {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Returns the report in the CSV format of es-AR spreadsheet programs: UTF-8 with BOM, ';' and CRLF. */
export const rowErrorsCsv = (errores: readonly ErrorDeFila[]): string => {
  const rows = errores.map((error) => COLUMNS.map((column) => cell(error[column])).join(';'))
  return `\uFEFF${[COLUMNS.join(';'), ...rows].join('\r\n')}\r\n`
}
