import type { PresupuestoDatos } from '@apremia/core'
import type { Fuentes } from '../pdf/prepare-impresion.ts'
import { renderPresupuestoV1 } from './v1/render-presupuesto.tsx'

/**
 * Returns the PDF of a quote (presupuesto): the cost of one payment plan for the debtor. The same data give the same
 * bytes. This module loads react-pdf, so import it only in a worker thread that needs it.
 */
export const renderPresupuesto: (
  datos: PresupuestoDatos,
  fuentes: Fuentes,
) => Promise<Uint8Array<ArrayBuffer>> = renderPresupuestoV1
