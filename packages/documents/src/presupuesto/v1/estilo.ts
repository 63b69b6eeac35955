import type { Margenes } from '../../react-pdf/estilo.ts'

export const MARGENES_DE_PRESUPUESTO: Margenes = {
  izquierda: 48,
  derecha: 48,
  arriba: 44,
  abajo: 50,
}
