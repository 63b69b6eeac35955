export interface Columna {
  readonly titulo: string
  /** Width in points. A column without a width takes the remaining space. */
  readonly ancho?: number
  readonly align?: 'left' | 'right'
}

export interface Fila {
  readonly id: string
  readonly celdas: readonly string[]
  /** True for a row with a total, printed in semibold under a line. */
  readonly total?: boolean
  readonly subtotal?: boolean
  /** True for a row with a line above it, because the row above is of a different year. */
  readonly separada?: boolean
}
