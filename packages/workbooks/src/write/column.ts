import type { Centavos, Fecha } from '@apremia/core'

interface ColumnBase {
  readonly heading: string
  /** Characters; by default enough for the type and the heading. */
  readonly width?: number
  /** Long texts break into lines inside the cell. */
  readonly wrap?: boolean
}

/** Text stays text whatever it begins with: it is never written as a formula (T20). */
export interface TextColumn<T> extends ColumnBase {
  readonly type: 'text'
  readonly value: (row: T) => string | null | undefined
}

export interface IntegerColumn<T> extends ColumnBase {
  readonly type: 'integer'
  readonly value: (row: T) => number | null | undefined
}

/** Written in pesos with two decimals, exact to the centavo; a mark in place of the amount, as text. */
export interface AmountColumn<T> extends ColumnBase {
  readonly type: 'amount'
  readonly value: (row: T) => Centavos | 'ERROR' | null | undefined
}

export interface DateColumn<T> extends ColumnBase {
  readonly type: 'date'
  readonly value: (row: T) => Fecha | null | undefined
}

/** A column of an output sheet. Null, undefined and '' leave the cell empty. */
export type WorkbookColumn<T> = TextColumn<T> | IntegerColumn<T> | AmountColumn<T> | DateColumn<T>

const WIDTHS = { text: 18, integer: 12, amount: 16, date: 12 } as const

/** Room for the heading in bold and for the filter's arrow. */
export const widthOf = <T>({ width, type, heading }: WorkbookColumn<T>): number =>
  width ?? Math.max(WIDTHS[type], heading.length + 4)
