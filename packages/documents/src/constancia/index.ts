import type { ConstanciaDatos } from '@apremia/core'
import { cleanText } from '../pdf/clean-text.ts'
import type { OpcionesDeImpresion } from '../pdf/prepare-impresion.ts'
import { nombreDeMunicipio } from '../react-pdf/palabras.ts'
import { renderSuelto } from '../suelto/render-suelto.ts'
import { drawConstancia } from './v1/draw-constancia.ts'
import { TITULO_DE_CONSTANCIA } from './v1/textos.ts'

/**
 * Returns the PDF of the certificate of the audit history (constancia): a sheet with the last row of the history and
 * the hash of that row. The same data always give the same bytes.
 */
export const renderConstancia = (
  datos: ConstanciaDatos,
  opciones: OpcionesDeImpresion,
): Uint8Array<ArrayBuffer> => {
  const author = cleanText(nombreDeMunicipio(datos.municipio))
  const info = {
    ...{ title: `${TITULO_DE_CONSTANCIA}, ${author}`, author },
    ...{ subject: datos.hash, date: datos.fecha },
  }
  return renderSuelto(opciones, info, (painter, estilos) => drawConstancia(painter, datos, estilos))
}
