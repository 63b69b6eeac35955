import { interpolar, textos } from '@apremia/core'
import { PDF } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { visibleEvaluacion } from './evaluacion-visible.ts'
import { printEvaluacion } from './print-evaluacion.ts'

/**
 * Sends the PDF of an evaluation to a person with the right to see the evaluation (D14, D15). The PDF is printed from
 * stored data, so its bytes never change.
 */
export const downloadEvaluacion: Handler<'downloadEvaluacion'> = async (
  { db },
  { sesion, params: { id } },
) => {
  const { fila } = await visibleEvaluacion(db, id, sesion)
  const pdf = await printEvaluacion(db, fila)
  return {
    kind: 'file',
    name: interpolar(textos.archivos.hojaDeEvaluacion, { id }),
    type: PDF,
    size: pdf.byteLength,
    body: Buffer.from(pdf),
  }
}
