import type { Papel } from './papel.ts'

/** How recording a new action ended. */
export interface Grabacion {
  /** The radication came first: what was asked for is still to be recorded (D69). */
  readonly faltaLoPedido: boolean
  /** The letters it made. */
  readonly papel: Papel | undefined
}

export interface AlGrabar {
  readonly onSaved: (grabacion: Grabacion) => void
}
