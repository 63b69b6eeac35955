import { interpolar, textos } from '@apremia/core'

const { documentos, uno, varios } = textos.actuaciones.form.guardando

/**
 * Returns the text shown while an action is being saved. The text says that the documents are being sent, or that the
 * action is being recorded.
 *
 * @param progreso fraction of each file already sent, from 0 to 1; undefined without files
 * @param cuantos number of properties or businesses on which the action is recorded
 */
export const enCurso = (progreso: readonly number[] | undefined, cuantos: number): string => {
  if (progreso?.some((parte) => parte < 1)) return documentos
  return cuantos > 1 ? interpolar(varios, { n: cuantos }) : uno
}
