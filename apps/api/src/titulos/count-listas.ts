import type { ErrorDeFila } from '@apremia/core'
import type { LibroLeido } from '../libros/leer-procesado.ts'

/**
 * Counts the rows of a workbook that have no errors and can become executive titles. An error about the whole sheet has
 * row number 0. The result is then 0.
 */
export const countListas = (
  { hoja, reclamadas }: Pick<LibroLeido, 'hoja' | 'reclamadas'>,
  errores: readonly ErrorDeFila[],
): number => {
  const malas = new Set(errores.flatMap((error) => (error.hoja === hoja ? [error.fila] : [])))
  return malas.has(0) ? 0 : reclamadas.filter(({ fila }) => !malas.has(fila)).length
}
