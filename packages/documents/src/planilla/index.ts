import type { PlanillaDatos } from '@apremia/core'
import type { Fuentes } from '../pdf/prepare-impresion.ts'
import { renderPlanillaV1 } from './v1/render-planilla.tsx'

export const VERSION_PLANILLA = 1

/**
 * Returns the PDF that compares the payment options of a debt (planilla). The same data give the same bytes. This
 * module loads react-pdf, so import it only in a worker thread that needs it.
 */
export const renderPlanilla: (
  datos: PlanillaDatos,
  fuentes: Fuentes,
) => Promise<Uint8Array<ArrayBuffer>> = renderPlanillaV1
