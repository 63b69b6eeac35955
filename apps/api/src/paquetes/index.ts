import { getPaquete } from './get-paquete.ts'
import { getPaquetes } from './get-paquetes.ts'
import { loadPaquete } from './load-paquete.ts'
import { simulateUndoPaquete, undoPaquete } from './undo-paquete.ts'

export const paquetesHandlers = {
  loadPaquete,
  undoPaquete,
  simulateUndoPaquete,
  getPaquetes,
  getPaquete,
}
