import type { HojaDeEvaluacion } from '@apremia/core'
import { cleanText } from '../pdf/clean-text.ts'
import type { OpcionesDeImpresion } from '../pdf/prepare-impresion.ts'
import { nombreDeMunicipio } from '../react-pdf/palabras.ts'
import { renderSuelto } from '../suelto/render-suelto.ts'
import { drawEvaluacion } from './v1/draw-evaluacion.ts'

/**
 * Returns the PDF that prints an evaluation of a lawyer. The same data always give the same bytes. react-pdf is not
 * used, because the cases of one lawyer take tens of pages.
 */
export const renderHojaDeEvaluacion = (
  datos: HojaDeEvaluacion,
  opciones: OpcionesDeImpresion,
): Uint8Array<ArrayBuffer> => {
  const author = cleanText(nombreDeMunicipio(datos.municipio))
  const info = {
    title: `Evaluación N.º ${datos.id} del abogado ${datos.codigo}, ${author}`,
    ...{ author, subject: datos.huella, date: datos.fecha },
  }
  return renderSuelto(opciones, info, (painter, estilos) => drawEvaluacion(painter, datos, estilos))
}
