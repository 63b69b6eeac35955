import type { Guardadas } from './save-actuaciones.ts'

/** How recording a new action ended. */
export interface Grabacion {
  readonly guardadas: Guardadas
  /** The radication came first: what was asked for is still to be recorded (D69). */
  readonly faltaLoPedido: boolean
  readonly imprime: 'carta' | null
}

export interface AlGrabar {
  readonly onSaved: (grabacion: Grabacion) => void
}
