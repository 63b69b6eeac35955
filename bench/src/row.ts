/**
 * Result of a measurement. `ratio` compares `value` with the value of the row named in `against`, measured in the same
 * run.
 */
export interface Row {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly ratio?: number
  readonly against?: string
}
