import type { ErrorDeFila } from '@apremia/core'
import { columnName } from '../cell-address.ts'
import { type Cell, textOfCell } from '../read/cell.ts'
import type { MergedRange } from '../read/workbook.ts'
import type { FoundHeadings } from './find-headings.ts'
import type { Parsed, Problem } from './problem.ts'
import type { TableRow } from './read-table.ts'

/** Maximum number of errors that the report of a workbook lists. */
const MOST_ERRORS = 10_000
const LONGEST_VALUE = 200

export class RowErrors {
  readonly errores: ErrorDeFila[] = []
  #dropped = 0

  add(
    hoja: string,
    fila: number,
    columna: string,
    valor: string,
    { regla, mensaje }: Problem,
  ): void {
    if (this.errores.length >= MOST_ERRORS) this.#dropped++
    else
      this.errores.push({
        hoja,
        fila,
        columna,
        valor: valor.slice(0, LONGEST_VALUE),
        regla,
        mensaje,
      })
  }

  notices(): string[] {
    return this.#dropped > 0 ? [`Hay ${this.#dropped} errores más que no se muestran.`] : []
  }
}

/** Reads the cells of one row of a workbook. For a refused cell, adds an error to the report and sets `ok` to false. */
export class RowReader<K extends string> {
  ok = true
  readonly #row: TableRow<K>
  readonly #hoja: string
  readonly #headings: FoundHeadings<K>
  readonly #errors: RowErrors

  constructor(row: TableRow<K>, hoja: string, headings: FoundHeadings<K>, errors: RowErrors) {
    this.#row = row
    this.#hoja = hoja
    this.#headings = headings
    this.#errors = errors
  }

  field<T>(key: K, parse: (cell: Cell) => Parsed<T>, instead: T): T {
    const cell = this.#row.cell(key)
    const result = parse(cell)
    if ('value' in result) return result.value
    this.refuse(key, result.problem, textOfCell(cell))
    return instead
  }

  /**
   * Adds an error about a column of the row and sets `ok` to false. Callers use this method for a reason that depends
   * on several cells.
   */
  refuse(key: K, problem: Problem, valor = textOfCell(this.#row.cell(key))): void {
    this.ok = false
    const columna = this.#headings.titles.get(key) ?? ''
    this.#errors.add(this.#hoja, this.#row.number, columna, valor, problem)
  }
}

const COMBINADAS: Problem = {
  regla: 'planilla.celdas-combinadas',
  mensaje: 'Hay celdas combinadas entre los datos. Sepárelas y complete cada fila.',
}

const stretches = (merged: readonly MergedRange[]): [top: number, bottom: number][] => {
  const list: [number, number][] = []
  for (const { top, bottom } of [...merged].sort((a, b) => a.top - b.top)) {
    const last = list.at(-1)
    if (last && top <= last[1] + 1) last[1] = Math.max(last[1], bottom)
    else list.push([top, bottom])
  }
  return list
}

/**
 * Refuses the rows with merged cells, and returns the remaining rows. The report lists every refused row. In the first
 * row of a merged range, the error also names the range.
 */
export const refuseMerged = <T extends { readonly fila: number }>(
  hoja: string,
  merged: readonly MergedRange[],
  filas: readonly T[],
  errors: RowErrors,
): readonly T[] => {
  for (const { top, left, bottom, right } of merged) {
    const range = `${columnName(left - 1)}${top}:${columnName(right - 1)}${bottom}`
    errors.add(hoja, top, '', range, COMBINADAS)
  }
  const named = new Set(merged.map(({ top }) => top))
  const spoiled = stretches(merged)
  let at = 0
  return filas.filter(({ fila }) => {
    while ((spoiled[at]?.[1] ?? Number.POSITIVE_INFINITY) < fila) at++
    const sana = fila < (spoiled[at]?.[0] ?? Number.POSITIVE_INFINITY)
    if (!sana && !named.has(fila)) errors.add(hoja, fila, '', '', COMBINADAS)
    return sana
  })
}
