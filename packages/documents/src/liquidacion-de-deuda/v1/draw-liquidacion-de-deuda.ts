import type { LiquidacionDeDeudaDatos } from '@apremia/core'
import { HOJA } from '../../evaluacion/v1/estilo.ts'
import { createLineaDeHoja, filetesDeHoja } from '../../evaluacion/v1/linea.ts'
import { type ColumnaDeHoja, fichaDeHoja, tablaDeHoja } from '../../evaluacion/v1/tabla.ts'
import { widenImportes } from '../../evaluacion/v1/widen-importes.ts'
import { keepNumbers } from '../../keep-numbers.ts'
import { drawLine, drawShaped } from '../../layout/draw-line.ts'
import { drawPiezas } from '../../layout/draw-piezas.ts'
import { linesOf } from '../../layout/kept-lines.ts'
import { lineaBase, type Pieza } from '../../layout/pieza.ts'
import type { Painter } from '../../pdf/painter.ts'
import type { Shaper } from '../../pdf/shaper.ts'
import { nombreDeMunicipio, nombreDeProvincia } from '../../react-pdf/palabras.ts'
import type { Estilos } from '../../titulo-ejecutivo/v1/estilo.ts'
import { enMayusculas } from '../../titulo-ejecutivo/v1/textos.ts'
import {
  fichaDeLiquidacion,
  filaDeLiquidado,
  filaDeSubtotal,
  filasDeTotal,
  firmanteDeLiquidacion,
  nombreDeLiquidacion,
  SECCIONES_DE_LIQUIDACION as SECCIONES,
  TITULO_DE_LIQUIDACION,
  totalEnPalabras,
} from './textos.ts'

const PERIODOS: readonly ColumnaDeHoja[] = [
  { titulo: 'Período', ancho: 48 },
  { titulo: 'Vence', ancho: 58 },
  { titulo: 'Capital, $', ancho: 70, align: 'right' },
  { titulo: 'Informado, $', ancho: 70, align: 'right' },
  { titulo: 'Interés que se agrega', ancho: 97 },
  { titulo: 'Agregado, $', ancho: 62, align: 'right' },
  { titulo: 'Total, $', ancho: 66, align: 'right' },
]
const TOTALES: readonly ColumnaDeHoja[] = [
  { titulo: 'Concepto', ancho: 371 },
  { titulo: 'Importe, $', ancho: 100, align: 'right' },
]

const linea = createLineaDeHoja(1.3, { bond: 2, inner: 2 })

/** Keeps a part of the document on the same page as the next part. */
const junta = (pieza: Pieza): Pieza => ({ ...pieza, bond: 2 })

const FIRMA = { espacio: 48, interlinea: 11.6, tamano: 9, ancho: 220 }

/** Draws the space for the signature of the lawyer, at the right, on the same page as the last note. */
const firma = (datos: LiquidacionDeDeudaDatos, { normal }: Estilos): Pieza => {
  const box = (FIRMA.ancho * 1000) / FIRMA.tamano
  const lines = firmanteDeLiquidacion(datos).flatMap((text) =>
    linesOf([{ text, shaper: normal }], box, false),
  )
  return {
    height: FIRMA.espacio + 4 + lines.length * FIRMA.interlinea,
    ...{ above: 6, atTop: 0, atBottom: 0, bond: 0 },
    draw: (painter, y) => {
      const x = HOJA.pagina.izquierda + HOJA.ancho - FIRMA.ancho
      const raya = y - FIRMA.espacio
      painter.page.rule(x, raya, FIRMA.ancho, 0.6, 0)
      painter.mark('P')
      lines.forEach((line, i) => {
        const base = lineaBase(raya - 4 - i * FIRMA.interlinea, FIRMA.interlinea, FIRMA.tamano)
        drawLine(painter, line, {
          ...{ x, y: base, width: FIRMA.ancho, size: FIRMA.tamano, align: 'center' },
        })
      })
      painter.endMark()
    },
  }
}

const piezasDe = (datos: LiquidacionDeDeudaDatos, estilos: Estilos): Pieza[] => {
  const { normal, fuerte } = estilos
  const provincia = nombreDeProvincia(datos.municipio)
  const centro = { align: 'center' } as const
  const seccion = (texto: string) => linea(texto, fuerte, 10.4, { element: 'I', above: 9 })
  const tabla = (
    columnas: readonly ColumnaDeHoja[],
    filas: readonly (readonly string[])[],
    fuertes: ReadonlySet<number>,
  ) =>
    tablaDeHoja(widenImportes(columnas, filas, fuerte), filas, normal, 3, {
      ...{ shaper: fuerte, filas: fuertes },
    })
  const { periodos, notas } = datos
  const totales = filasDeTotal(datos)
  return [
    ...linea(enMayusculas(nombreDeMunicipio(datos.municipio)), fuerte, 12.4, centro),
    ...(provincia === ''
      ? []
      : linea(provincia, normal, 10, { gray: HOJA.gris.rotulo, ...centro })),
    filetesDeHoja(5),
    ...linea(TITULO_DE_LIQUIDACION, fuerte, 15, { element: 'H', above: 8, ...centro }),
    ...fichaDeHoja(
      fichaDeLiquidacion(datos).map(([rotulo, valor]) => [rotulo, keepNumbers(valor)] as const),
      normal,
      9,
    ),
    ...seccion(SECCIONES.periodos),
    ...tabla(
      PERIODOS,
      [...periodos.map(filaDeLiquidado), filaDeSubtotal(datos)],
      new Set([periodos.length]),
    ),
    ...seccion(SECCIONES.total),
    ...tabla(TOTALES, totales, new Set([totales.length - 1])).map(junta),
    ...linea(totalEnPalabras(datos), normal, 9.2, { above: 4, bond: 0 }),
    ...seccion(SECCIONES.notas),
    ...notas.flatMap((nota, i) =>
      linea(`– ${keepNumbers(nota)}`, normal, 8.6, {
        above: 2,
        bond: i === notas.length - 1 ? 2 : 0,
      }),
    ),
    firma(datos, estilos),
  ]
}

const pie = (
  painter: Painter,
  normal: Shaper,
  nombre: string,
  [pagina, paginas]: readonly [number, number],
) => {
  const { page } = painter
  const derecha = HOJA.pagina.izquierda + HOJA.ancho
  page.beginArtifact()
  page.setGray(HOJA.gris.nota)
  drawShaped(painter, normal.figures(nombre), HOJA.pagina.izquierda, 34, 8, 'left')
  drawShaped(painter, normal.figures(`Página ${pagina} de ${paginas}`), derecha, 34, 8, 'right')
  page.setGray(HOJA.gris.texto)
  page.end()
}

export const drawLiquidacionDeDeuda = (
  painter: Painter,
  datos: LiquidacionDeDeudaDatos,
  estilos: Estilos,
): void =>
  drawPiezas(painter, piezasDe(datos, estilos), {
    arriba: HOJA.pagina.alto - HOJA.pagina.arriba,
    capacidad: HOJA.capacidad,
    dress: (pagina, paginas) =>
      pie(painter, estilos.normal, nombreDeLiquidacion(datos), [pagina, paginas]),
  })
