import type { ErrorDeFila } from '@apremia/core'
import type { LibroLeido } from '../libros/leer-procesado.ts'

/**
 * Counts the rows without errors, which can become executive titles. Returns 0 when an error concerns the whole sheet.
 */
export const countListas = (
  { hoja, reclamadas }: Pick<LibroLeido, 'hoja' | 'reclamadas'>,
  errores: readonly ErrorDeFila[],
): number => {
  const malas = new Set(errores.flatMap((error) => (error.hoja === hoja ? [error.fila] : [])))
  return malas.has(0) ? 0 : reclamadas.filter(({ fila }) => !malas.has(fila)).length
}
