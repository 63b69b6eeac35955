/** Result of a measurement. `ratio` compares `value` with another row of the same run, whose name is `against`. */
export interface Row {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly ratio?: number
  readonly against?: string
}
