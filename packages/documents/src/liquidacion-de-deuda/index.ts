import type { LiquidacionDeDeudaDatos } from '@apremia/core'
import { cleanText } from '../pdf/clean-text.ts'
import type { OpcionesDeImpresion } from '../pdf/prepare-impresion.ts'
import { nombreDeMunicipio } from '../react-pdf/palabras.ts'
import { renderSuelto } from '../suelto/render-suelto.ts'
import { VERSION_LIQUIDACION_DE_DEUDA } from '../versiones.ts'
import { drawLiquidacionDeDeuda } from './v1/draw-liquidacion-de-deuda.ts'
import { nombreDeLiquidacion } from './v1/textos.ts'

/**
 * Draws the PDF with the debt of a case on a given day, the computation of each tax period and the rule of each figure.
 * The same data always give the same bytes.
 */
export const renderLiquidacionDeDeuda = (
  datos: LiquidacionDeDeudaDatos,
  opciones: OpcionesDeImpresion,
): Uint8Array<ArrayBuffer> => {
  const author = cleanText(nombreDeMunicipio(datos.municipio))
  const info = {
    title: nombreDeLiquidacion(datos),
    ...{ author, subject: `Versión ${VERSION_LIQUIDACION_DE_DEUDA}`, date: datos.fecha },
  }
  return renderSuelto(opciones, info, (painter, estilos) =>
    drawLiquidacionDeDeuda(painter, datos, estilos),
  )
}
