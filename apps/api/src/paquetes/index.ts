import { discardEnvioDePaquete } from './discard-envio-de-paquete.ts'
import { getEnvioDePaquete } from './get-envio-de-paquete.ts'
import { getPaquete } from './get-paquete.ts'
import { getPaquetes } from './get-paquetes.ts'
import { loadEnvioDePaquete } from './load-envio-de-paquete.ts'
import { loadPaquete } from './load-paquete.ts'
import { loadPaqueteProbado } from './load-paquete-probado.ts'
import { sendParteDePaquete } from './send-parte-de-paquete.ts'
import { startEnvioDePaquete } from './start-envio-de-paquete.ts'
import { simulateUndoPaquete, undoPaquete } from './undo-paquete.ts'

export const paquetesHandlers = {
  loadPaquete,
  loadPaqueteProbado,
  undoPaquete,
  simulateUndoPaquete,
  getPaquetes,
  getPaquete,
  startEnvioDePaquete,
  getEnvioDePaquete,
  sendParteDePaquete,
  loadEnvioDePaquete,
  discardEnvioDePaquete,
}
