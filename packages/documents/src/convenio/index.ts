import type { ConvenioDatos } from '@apremia/core'
import type { Fuentes } from '../pdf/prepare-impresion.ts'
import { renderConvenioV1 } from './v1/render-convenio.tsx'

export const VERSION_CONVENIO = 1

/**
 * Returns the PDF of a payment agreement. It uses react-pdf, so import this module only in a worker that needs it. The
 * fonts are registered again only when their bytes change. The same data give the same bytes.
 */
export const renderConvenio: (
  datos: ConvenioDatos,
  fuentes: Fuentes,
) => Promise<Uint8Array<ArrayBuffer>> = renderConvenioV1
