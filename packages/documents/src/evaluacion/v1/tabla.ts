import { createFicha } from '../../layout/ficha.ts'
import type { Pieza } from '../../layout/pieza.ts'
import { type ColumnaMedida, createTabla } from '../../layout/tabla.ts'
import type { Shaper } from '../../pdf/shaper.ts'
import { HOJA } from './estilo.ts'

/** Column of a table. The widths of all the columns add up to the width of the text of the page. */
export type ColumnaDeHoja = ColumnaMedida

export const RELLENO = 5
const AIRE = 3
const { tamano, interlinea, cabeza, altoDeCabeza } = HOJA.tabla
const X = HOJA.pagina.izquierda

const tabla = createTabla({
  ...{ x: X, ancho: HOJA.ancho, relleno: RELLENO },
  ...{ tamano, interlinea, cabeza, altoDeCabeza },
})

/**
 * Builds a table with a thin line under each row.
 *
 * @param fuertes indexes of the rows with a sum, and the font of those rows. Null when the table has no sums
 */
export const tablaDeHoja = (
  columnas: readonly ColumnaDeHoja[],
  filas: readonly (readonly string[])[],
  normal: Shaper,
  above = 4,
  fuertes: { readonly shaper: Shaper; readonly filas: ReadonlySet<number> } | null = null,
): Pieza[] =>
  tabla(
    columnas,
    filas.map((textos, i) => ({
      celdas: textos.map((text) => [
        { text, shaper: fuertes?.filas.has(i) ? fuertes.shaper : normal },
      ]),
      aire: AIRE,
      // Keeps the last two rows of the table on the same page.
      bond: i === filas.length - 2 ? 1 : 0,
      abajo: { grosor: 0.3, gris: HOJA.gris.filete },
    })),
    normal,
    above,
  )

/** Width, in points, of the labels beside the data of the evaluation. */
const ROTULO = 92

const ficha = createFicha({
  ...{ x: X, ancho: HOJA.ancho, relleno: RELLENO, aire: AIRE },
  ...{ tamano, interlinea, cabeza, gris: HOJA.gris },
})

export const fichaDeHoja = (
  datos: readonly (readonly [string, string])[],
  normal: Shaper,
  above: number,
  rotulo = ROTULO,
): Pieza[] => ficha(datos, normal, above, rotulo)
