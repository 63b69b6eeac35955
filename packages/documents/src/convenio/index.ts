import type { ConvenioDatos } from '@apremia/core'
import type { Fuentes } from '../pdf/prepare-impresion.ts'
import { renderConvenioV1 } from './v1/render-convenio.tsx'
import { hasPapel } from './v2/papel.ts'
import { renderConvenioV2 } from './v2/render-convenio.tsx'

/**
 * Returns the PDF of a payment agreement, with the version of the layout that its data carry. It uses react-pdf, so
 * import this module only in a worker that needs it. The fonts are registered again only when their bytes change. The
 * same data give the same bytes.
 */
export const renderConvenio = (
  datos: ConvenioDatos,
  fuentes: Fuentes,
): Promise<Uint8Array<ArrayBuffer>> =>
  hasPapel(datos) ? renderConvenioV2(datos, fuentes) : renderConvenioV1(datos, fuentes)
