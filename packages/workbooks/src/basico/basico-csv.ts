import { type Categoria, type FilaBasica, formatPeriodo, type PeriodoDeTitulo } from '@apremia/core'
import { formatCsv } from '../csv/format-csv.ts'
import { openCsv } from '../csv/open-csv.ts'
import { LIMITS_BASICO, type Limits, withLimits } from '../limits.ts'
import { headingsBasicos } from './columnas-basicas.ts'
import { type BasicoLeido, readBasicoFrom } from './read-basico.ts'

/**
 * Reads the workbook of debts to claim (basic workbook) from a CSV with `;` or `,`. Only the command-line program uses
 * it (D93). The errors are the same as those of {@link readBasico}.
 */
export const readBasicoCsv = async (
  bytes: Uint8Array,
  { categoria, limits }: { readonly categoria: Categoria; readonly limits?: Partial<Limits> },
): Promise<BasicoLeido> =>
  readBasicoFrom(openCsv(bytes, withLimits(LIMITS_BASICO, limits)), categoria)

const periodoText = (periodo: PeriodoDeTitulo | null): string =>
  periodo ? formatPeriodo(periodo) : ''

export const formatBasicoCsv = (
  filas: readonly Omit<FilaBasica, 'fila'>[],
  categoria: Categoria,
): string =>
  formatCsv([
    headingsBasicos(categoria).map(({ title }) => title),
    ...filas.map(({ imponible, recurso, abogado, desde, hasta }) => [
      imponible,
      recurso,
      abogado,
      periodoText(desde),
      periodoText(hasta),
    ]),
  ])
