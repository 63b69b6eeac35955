import { interpolar, textos } from '@apremia/core'

const { documentos, uno, varios } = textos.actuaciones.form.guardando

/**
 * What is being done with an action that was sent, in words: its files travel first.
 *
 * @param progreso how much of each file has gone, from 0 to 1; undefined without files
 * @param cuantos items it is recorded over
 */
export const enCurso = (progreso: readonly number[] | undefined, cuantos: number): string => {
  if (progreso?.some((parte) => parte < 1)) return documentos
  return cuantos > 1 ? interpolar(varios, { n: cuantos }) : uno
}
