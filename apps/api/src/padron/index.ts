import { applyCarga } from './apply-carga.ts'
import { discardCarga } from './discard-carga.ts'
import { discardEnvio } from './discard-envio.ts'
import { downloadRechazadas } from './download-rechazadas.ts'
import { getCambiosDePadron } from './get-cambios-de-padron.ts'
import { getCarga } from './get-carga.ts'
import { getCargas } from './get-cargas.ts'
import { getEnvio } from './get-envio.ts'
import { getPadronEjemplo } from './get-padron-ejemplo.ts'
import { loadPadron } from './load-padron.ts'
import { reviewEnvio } from './review-envio.ts'
import { reviewPadron } from './review-padron.ts'
import { sendParte } from './send-parte.ts'
import { startEnvio } from './start-envio.ts'
import { simulateUndoCarga, undoCarga } from './undo-carga.ts'

export const padronHandlers = {
  loadPadron,
  reviewPadron,
  getCargas,
  getCarga,
  getCambiosDePadron,
  downloadRechazadas,
  applyCarga,
  discardCarga,
  undoCarga,
  simulateUndoCarga,
  startEnvio,
  getEnvio,
  sendParte,
  reviewEnvio,
  discardEnvio,
  getPadronEjemplo,
}
