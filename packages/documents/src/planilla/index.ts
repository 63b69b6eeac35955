import type { PlanillaDatos } from '@apremia/core'
import type { Fuentes } from '../pdf/prepare-impresion.ts'
import { renderPlanillaV1 } from './v1/render-planilla.tsx'

/** Version of the sheet. */
export const VERSION_PLANILLA = 1

/**
 * The PDF of the comparison sheet, with react-pdf: import this module only where it is used, in a worker. The
 * fonts are registered once for the same bytes. The same data give the same bytes.
 */
export const renderPlanilla: (
  datos: PlanillaDatos,
  fuentes: Fuentes,
) => Promise<Uint8Array<ArrayBuffer>> = renderPlanillaV1
