import type { PresupuestoDatos } from '@apremia/core'
import type { Fuentes } from '../pdf/prepare-impresion.ts'
import { renderPresupuestoV1 } from './v1/render-presupuesto.tsx'

/**
 * Returns the PDF of a quote (presupuesto): what one payment plan would cost the debtor. The function uses react-pdf,
 * so import this module only in a worker thread that needs it. The same data give the same bytes.
 */
export const renderPresupuesto: (
  datos: PresupuestoDatos,
  fuentes: Fuentes,
) => Promise<Uint8Array<ArrayBuffer>> = renderPresupuestoV1
