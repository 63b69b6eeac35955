import type { ConvenioDatos } from '@apremia/core'
import type { Deflate } from '../pdf/deflate.ts'
import type { Fuentes } from '../pdf/prepare-impresion.ts'
import { hasPapel } from './v2/papel.ts'
import { renderConvenioV3 } from './v3/render-convenio.ts'

/**
 * Draws the PDF of a payment agreement, in the version of the document that the data give. The same data give the same
 * bytes. react-pdf is loaded only for versions 1 and 2.
 *
 * @throws RangeError when the version does not exist, so that no other version is printed instead
 */
export const renderConvenio = async (
  datos: ConvenioDatos,
  fuentes: Fuentes,
  deflate?: Deflate,
): Promise<Uint8Array<ArrayBuffer>> => {
  if (!hasPapel(datos)) {
    const { renderConvenioV1 } = await import('./v1/render-convenio.tsx')
    return await renderConvenioV1(datos, fuentes)
  }
  const { version } = datos.papel
  if (version === 2) {
    const { renderConvenioV2 } = await import('./v2/render-convenio.tsx')
    return await renderConvenioV2(datos, fuentes)
  }
  if (version < 3 || version > 6) throw new RangeError(`No hay versión ${version} del convenio`)
  return renderConvenioV3(datos, { fuentes, ...(deflate ? { deflate } : {}) })
}
