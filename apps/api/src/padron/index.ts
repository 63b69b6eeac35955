import { applyCarga } from './apply-carga.ts'
import { discardCarga } from './discard-carga.ts'
import { downloadRechazadas } from './download-rechazadas.ts'
import { getCambiosDePadron } from './get-cambios-de-padron.ts'
import { getCarga } from './get-carga.ts'
import { getCargas } from './get-cargas.ts'
import { getPadronEjemplo } from './get-padron-ejemplo.ts'
import { loadPadron } from './load-padron.ts'
import { reviewPadron } from './review-padron.ts'
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
  getPadronEjemplo,
}
