import type { Centavos, Fecha } from '@apremia/core'

interface ColumnBase {
  readonly heading: string
  /** Width in characters. By default, the width fits the type and the heading. */
  readonly width?: number
  readonly wrap?: boolean
}

/** Column of texts. A text is never written as a formula, whatever its first character (T20). */
export interface TextColumn<T> extends ColumnBase {
  readonly type: 'text'
  readonly value: (row: T) => string | null | undefined
}

export interface IntegerColumn<T> extends ColumnBase {
  readonly type: 'integer'
  readonly value: (row: T) => number | null | undefined
}

/**
 * Column of amounts in pesos with two decimals, exact to the centavo. 'ERROR' stands for an amount that could not be
 * read and is written as text.
 */
export interface AmountColumn<T> extends ColumnBase {
  readonly type: 'amount'
  readonly value: (row: T) => Centavos | 'ERROR' | null | undefined
}

export interface DateColumn<T> extends ColumnBase {
  readonly type: 'date'
  readonly value: (row: T) => Fecha | null | undefined
}

/** Column of a written sheet. Null, undefined and '' leave the cell empty. */
export type WorkbookColumn<T> = TextColumn<T> | IntegerColumn<T> | AmountColumn<T> | DateColumn<T>

const WIDTHS = { text: 18, integer: 12, amount: 16, date: 12 } as const

/**
 * Returns the width of a column, in characters. The default width has room for the bold heading and the arrow of the
 * filter.
 */
export const widthOf = <T>({ width, type, heading }: WorkbookColumn<T>): number =>
  width ?? Math.max(WIDTHS[type], heading.length + 4)
