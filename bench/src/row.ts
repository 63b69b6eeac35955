/** Figure of a run. `ratio` compares it with the row named `against`, measured in the same run. */
export interface Row {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly ratio?: number
  readonly against?: string
}
