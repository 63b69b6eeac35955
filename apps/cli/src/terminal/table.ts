import type { TableColumn } from './column.ts'
import { type Paint, printableLine } from './terminal.ts'

interface TableOptions {
  readonly width: number | undefined
  readonly paint: Paint
}

const GAP = 2
const NARROWEST = 8

const textOf = <T>({ text, value }: TableColumn<T>, row: T): string => {
  const shown = text ? text(row) : String(value(row) ?? '—')
  return printableLine(shown)
}

const fit = (widths: number[], flexible: readonly boolean[], available: number): number[] => {
  const result = [...widths]
  const total = (): number => result.reduce((sum, w) => sum + w + GAP, -GAP)
  while (total() > available) {
    const widest = result.reduce(
      (best, w, i) => (flexible[i] === true && w > (result[best] ?? 0) ? i : best),
      flexible.indexOf(true),
    )
    const width = result[widest] ?? 0
    if (widest < 0 || width <= NARROWEST) break
    result[widest] = width - 1
  }
  return result
}

/**
 * Formats rows as a text table. Amounts are aligned on the right. The table has no borders, so that its lines are easy
 * to search with grep.
 */
export const buildTable = async <T>(
  columns: readonly TableColumn<T>[],
  rows: readonly T[],
  { width, paint }: TableOptions,
): Promise<string> => {
  const [{ default: Table }, { default: stringWidth }] = await Promise.all([
    import('cli-table3'),
    import('string-width'),
  ])
  const shown = columns.filter(({ hidden }) => hidden !== true)
  const cells = rows.map((row) => shown.map((column) => textOf(column, row)))
  const natural = shown.map(({ title }, i) =>
    Math.max(stringWidth(title), ...cells.map((row) => stringWidth(row[i] ?? ''))),
  )
  const flexible = shown.map((column) => column.flexible === true)
  const widths = width === undefined ? natural : fit(natural, flexible, width)
  const blank = [
    'top',
    'top-mid',
    'top-left',
    'top-right',
    'bottom',
    'bottom-mid',
    'bottom-left',
    'bottom-right',
    'left',
    'left-mid',
    'mid',
    'mid-mid',
    'right',
    'right-mid',
  ] as const
  const table = new Table({
    chars: { ...Object.fromEntries(blank.map((name) => [name, ''])), middle: ' '.repeat(GAP) },
    style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
    colWidths: widths,
    colAligns: shown.map(({ align }) => align ?? 'left'),
    head: shown.map(({ title }) => title),
  })
  table.push(...cells)
  const [head = '', ...body] = table.toString().split('\n')
  return [paint('bold', head.trimEnd()), ...body.map((line) => line.trimEnd())].join('\n')
}
