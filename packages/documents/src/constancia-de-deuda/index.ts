import { type ConstanciaDeDeudaDatos, formatFecha } from '@apremia/core'
import { cleanText } from '../pdf/clean-text.ts'
import type { OpcionesDeImpresion } from '../pdf/prepare-impresion.ts'
import { nombreDeMunicipio } from '../react-pdf/palabras.ts'
import { renderSuelto } from '../suelto/render-suelto.ts'
import { VERSION_CONSTANCIA_DE_DEUDA } from '../versiones.ts'
import { drawConstanciaDeDeuda } from './v1/draw-constancia-de-deuda.ts'

/**
 * Returns the PDF of one page that explains a debt and its fees to the debtor. The page says how each amount is
 * computed, who is paid and which receipt to ask for. The same data always give the same bytes.
 */
export const renderConstanciaDeDeuda = (
  datos: ConstanciaDeDeudaDatos,
  opciones: OpcionesDeImpresion,
): Uint8Array<ArrayBuffer> => {
  const author = cleanText(nombreDeMunicipio(datos.municipio))
  const info = {
    title: `Constancia de deuda y honorarios, ${datos.recurso} ${datos.imponible}, ${formatFecha(datos.fecha)}`,
    ...{ author, subject: `Versión ${VERSION_CONSTANCIA_DE_DEUDA}`, date: datos.fecha },
  }
  return renderSuelto(opciones, info, (painter, estilos) =>
    drawConstanciaDeDeuda(painter, datos, estilos),
  )
}
