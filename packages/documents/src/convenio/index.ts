import type { ConvenioDatos } from '@apremia/core'
import type { Fuentes } from '../pdf/prepare-impresion.ts'
import { renderConvenioV1 } from './v1/render-convenio.tsx'

/** Version of the document that new agreements are printed with. */
export const VERSION_CONVENIO = 1

/**
 * The PDF of a payment agreement, with react-pdf: import this module only where it is used, in a worker.
 * The fonts are registered once for the same bytes. The same data give the same bytes.
 */
export const renderConvenio: (
  datos: ConvenioDatos,
  fuentes: Fuentes,
) => Promise<Uint8Array<ArrayBuffer>> = renderConvenioV1
