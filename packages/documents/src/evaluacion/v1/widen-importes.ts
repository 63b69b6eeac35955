import type { Shaper } from '../../pdf/shaper.ts'
import { HOJA } from './estilo.ts'
import { type ColumnaDeHoja, RELLENO } from './tabla.ts'

/**
 * Widens the columns of amounts until the longest amount fits on one line. The other columns give the space, in
 * proportion to their widths, so the table keeps its width.
 */
export const widenImportes = (
  columnas: readonly ColumnaDeHoja[],
  filas: readonly (readonly string[])[],
  shaper: Shaper,
  tamano: number = HOJA.tabla.tamano,
): readonly ColumnaDeHoja[] => {
  const needed = columnas.map(({ ancho, align }, i) => {
    if (align !== 'right') return ancho
    const widest = Math.max(0, ...filas.map((fila) => shaper.shape(fila[i] ?? '').width))
    return Math.max(ancho, Math.ceil((widest * tamano) / 1000) + 2 * RELLENO)
  })
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
  const excess = sum(needed) - sum(columnas.map(({ ancho }) => ancho))
  const texts = sum(columnas.map(({ ancho, align }) => (align === 'right' ? 0 : ancho)))
  return columnas.map((columna, i) => ({
    ...columna,
    ancho:
      columna.align === 'right'
        ? (needed[i] ?? columna.ancho)
        : columna.ancho - (excess * columna.ancho) / texts,
  }))
}
