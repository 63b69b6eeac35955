import type { ErrorDeFila } from '@apremia/core'
import { buildCsv } from './csv.ts'
import { formatCantidad, formatEntero } from './local-format.ts'

const ENCABEZADO = ['hoja', 'fila', 'columna', 'valor', 'regla', 'mensaje'] as const

/**
 * Builds the report of --errores. The report has a BOM and uses ';', because people open the file with a spreadsheet
 * (ux 35).
 */
export const buildErroresCsv = (errores: readonly ErrorDeFila[]): string =>
  `\uFEFF${buildCsv(
    ENCABEZADO,
    errores.map((error) => ENCABEZADO.map((key) => error[key])),
    { separator: ';' },
  )}`

/** Formats row numbers for a message, eight at most: '3, 7, 12 y 5 más'. */
export const listFilas = (filas: readonly number[]): string => {
  const shown = [...new Set(filas)]
  const first = shown.slice(0, 8).map(formatEntero).join(', ')
  return shown.length > 8 ? `${first} y ${formatEntero(shown.length - 8)} más` : first
}

/** Replaces the numbers of an error message with '#', so that rows that fail for the same reason get equal texts. */
const shapeOf = (mensaje: string): string =>
  mensaje.replace(/\S*\d\S*/g, '#').replace(/#(?: #)+/g, '#')

/**
 * Returns one line for each kind of row error, the most frequent last. A line names the rows and the reason: 'Filas 3,
 * 7: El inmueble 12 no figura en el padrón.'
 */
export const summarizeErrores = (errores: readonly ErrorDeFila[]): string[] => {
  const groups = new Map<string, ErrorDeFila[]>()
  for (const error of errores) {
    const key = [error.regla, error.columna, shapeOf(error.mensaje)].join('\u0000')
    groups.set(key, [...(groups.get(key) ?? []), error])
  }
  return [...groups.values()]
    .sort((a, b) => a.length - b.length)
    .map((group) => {
      const [first] = group
      const filas = group.map(({ fila }) => fila)
      const where =
        first?.fila === 0
          ? 'Planilla'
          : `${new Set(filas).size === 1 ? 'Fila' : 'Filas'} ${listFilas(filas)}`
      const column = first?.columna ? `, columna ${first.columna}` : ''
      const same = group.every(({ mensaje }) => mensaje === first?.mensaje)
      const others = formatCantidad(group.length - 1, 'error parecido', 'errores parecidos')
      const more = same ? '' : ` (y ${others})`
      return `${where}${column}: ${first?.mensaje ?? ''}${more}`
    })
}

export const countErrores = (errores: readonly ErrorDeFila[], total: number): string => {
  const filas = new Set(errores.map(({ hoja, fila }) => `${hoja}:${fila}`)).size
  const where = total > errores.length ? '' : ` en ${formatCantidad(filas, 'fila', 'filas')}`
  return `${formatCantidad(total, 'error', 'errores')}${where}`
}
