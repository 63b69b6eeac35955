import type { Columna, Fila } from '../../layout/fila-de-tabla.ts'
import type { Bond } from '../../layout/paginate.ts'
import type { Pieza } from '../../layout/pieza.ts'
import { type ColumnaMedida, createTabla } from '../../layout/tabla.ts'
import type { Estilos } from '../../titulo-ejecutivo/v1/estilo.ts'
import { CONVENIO } from './estilo.ts'
import { runsDe } from './texto.ts'

/** Returns the columns of a table with their widths. The columns without a fixed width share the remaining width. */
const medir = (columnas: readonly Columna[]): ColumnaMedida[] => {
  const fijo = columnas.reduce((suma, { ancho = 0 }) => suma + ancho, 0)
  const libres = columnas.filter(({ ancho }) => ancho === undefined).length
  return columnas.map((columna) => ({
    ...columna,
    ancho: columna.ancho ?? (CONVENIO.ancho - fijo) / libres,
  }))
}

/**
 * Returns the largest font size at which every amount of a table fits on one line. It is never above the usual size.
 */
const fitTamano = (
  columnas: readonly ColumnaMedida[],
  filas: readonly Fila[],
  { fuerte }: Estilos,
): number => {
  const { tamano, relleno } = CONVENIO.tabla
  const fits = columnas.flatMap(({ ancho, align }, c) =>
    align === 'right'
      ? filas.map(({ celdas }) => {
          const { width } = fuerte.figures(celdas[c] ?? '')
          return width === 0 ? tamano : ((ancho - 2 * relleno) * 1000) / width
        })
      : [],
  )
  return Math.min(tamano, ...fits)
}

const AIRE = 1.2
const AIRE_DE_TOTAL = 4
const DE_TOTAL = { grosor: 0.6, gris: CONVENIO.gris.texto }
const DE_ANIO = { grosor: 0.3, gris: CONVENIO.gris.filete }

/**
 * Number of rows that stay together at the start of a table, and also at its end, so that neither a header nor a total
 * is almost alone on a page.
 */
const JUNTAS = 3

const bondDe = (i: number, { length }: readonly Fila[], entera: boolean): Bond => {
  if (i === length - 1) return 0
  if (entera) return 2
  return i < JUNTAS - 1 || i >= length - JUNTAS ? 1 : 0
}

/** @param entera true for a table that is never split between two pages */
export const tablaDeConvenio = (
  columnas: readonly Columna[],
  filas: readonly Fila[],
  estilos: Estilos,
  { above = 0, entera = false } = {},
): Pieza[] => {
  const medidas = medir(columnas)
  const tamano = fitTamano(medidas, filas, estilos)
  const tabla = createTabla({
    ...{ x: CONVENIO.x, ancho: CONVENIO.ancho },
    ...CONVENIO.tabla,
    tamano,
  })
  const { normal, fuerte } = estilos
  return tabla(
    medidas,
    filas.map(({ celdas, total = false, subtotal = false, separada = false }, i) => ({
      celdas: columnas.map((_, c) => runsDe(celdas[c] ?? '', total || subtotal ? fuerte : normal)),
      aire: total ? AIRE_DE_TOTAL : AIRE,
      bond: bondDe(i, filas, entera),
      ...(total ? { arriba: DE_TOTAL, abajo: DE_TOTAL } : separada ? { arriba: DE_ANIO } : {}),
    })),
    normal,
    above,
  )
}
