import type { PlanillaDatos } from '@apremia/core'
import type { Fuentes } from '../pdf/prepare-impresion.ts'
import { renderPlanillaV1 } from './v1/render-planilla.tsx'

export const VERSION_PLANILLA = 1

/**
 * Returns the PDF that compares the payment options of a debt (planilla). It uses react-pdf, so import this module only
 * in a worker thread that needs it. The fonts are registered again only when their bytes change. The same data give the
 * same bytes.
 */
export const renderPlanilla: (
  datos: PlanillaDatos,
  fuentes: Fuentes,
) => Promise<Uint8Array<ArrayBuffer>> = renderPlanillaV1
