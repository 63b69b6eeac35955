import type { ConstanciaDeDeudaDatos } from '@apremia/core'
import { widenImportes } from '../../evaluacion/v1/widen-importes.ts'
import { keepNumbers } from '../../keep-numbers.ts'
import { drawShaped } from '../../layout/draw-line.ts'
import { drawPiezas } from '../../layout/draw-piezas.ts'
import { createFicha } from '../../layout/ficha.ts'
import { createFiletes } from '../../layout/filetes.ts'
import { paginate } from '../../layout/paginate.ts'
import { createParrafo, type OpcionesDeParrafo, type Pieza } from '../../layout/pieza.ts'
import { type ColumnaMedida, createTabla } from '../../layout/tabla.ts'
import type { Painter } from '../../pdf/painter.ts'
import type { Shaper } from '../../pdf/shaper.ts'
import { nombreDeMunicipio, nombreDeProvincia } from '../../react-pdf/palabras.ts'
import type { Estilos } from '../../titulo-ejecutivo/v1/estilo.ts'
import { enMayusculas } from '../../titulo-ejecutivo/v1/textos.ts'
import { HOJA_DE_CONSTANCIA, LETRAS, type LetraDeConstancia } from './estilo.ts'
import {
  fichaDeConstancia,
  filaDeEtapa,
  filaDeLinea,
  NO_ES_RECIBO,
  notasDeConstancia,
  quienEsElAbogado,
  SECCIONES_DE_CONSTANCIA as SECCIONES,
  sumasDe,
  TITULO_DE_CONSTANCIA_DE_DEUDA,
} from './textos.ts'

const columnasDeLineas = ([
  concepto,
  regla,
  quien,
  importe,
]: LetraDeConstancia['anchos']): ColumnaMedida[] => [
  { titulo: 'Concepto', ancho: concepto },
  { titulo: 'Cómo se calcula', ancho: regla },
  { titulo: 'A quién se paga y qué pedir', ancho: quien },
  { titulo: 'Importe en $', ancho: importe, align: 'right' },
]
const ETAPAS: readonly ColumnaMedida[] = [
  { titulo: 'Etapa', ancho: 118 },
  { titulo: 'Honorarios y gasto fijo', ancho: 123 },
  { titulo: 'Tope, de la deuda', ancho: 96 },
  { titulo: 'Con cargos, $', ancho: 89, align: 'right' },
  { titulo: 'Con la deuda, $', ancho: 89, align: 'right' },
]
/** Width, in points, of the labels beside the data of the certificate. */
const ROTULO = 84

const X = HOJA_DE_CONSTANCIA.pagina.izquierda
const { ancho: ANCHO, relleno } = HOJA_DE_CONSTANCIA
const parrafo = createParrafo(X, ANCHO)
const filetes = createFiletes(X, ANCHO)

const piezasDe = (
  datos: ConstanciaDeDeudaDatos,
  { normal, fuerte }: Estilos,
  letra: LetraDeConstancia,
): Pieza[] => {
  const provincia = nombreDeProvincia(datos.municipio)
  const { tamano, interlinea, cabeza, altoDeCabeza, aire, sobre } = letra
  const linea = (
    text: string,
    shaper: Shaper,
    size: number,
    opciones: Partial<OpcionesDeParrafo> = {},
  ) =>
    parrafo([{ text: keepNumbers(text), shaper }], {
      ...{ tamano: size, interlinea: size * letra.renglon, align: 'left', element: 'P' },
      ...{ bond: 2, inner: 2 },
      ...opciones,
    })
  const dibujaTabla = createTabla({
    ...{ x: X, ancho: ANCHO, relleno, tamano, interlinea, cabeza, altoDeCabeza },
  })
  const tabla = (
    columnas: readonly ColumnaMedida[],
    filas: readonly (readonly string[])[],
    fuertes: ReadonlySet<number> = new Set(),
  ) =>
    dibujaTabla(
      widenImportes(columnas, filas, fuerte, tamano),
      filas.map((textos, i) => ({
        celdas: textos.map((text) => [
          { text: keepNumbers(text), shaper: fuertes.has(i) ? fuerte : normal },
        ]),
        aire,
        // Keeps the last two rows of the table on the same page.
        bond: i === filas.length - 2 ? 1 : 0,
        abajo: { grosor: 0.3, gris: HOJA_DE_CONSTANCIA.gris.filete },
      })),
      normal,
      sobre.tabla,
    )
  const ficha = createFicha({
    ...{
      x: X,
      ancho: ANCHO,
      relleno,
      tamano,
      interlinea,
      cabeza,
      aire,
      gris: HOJA_DE_CONSTANCIA.gris,
    },
  })
  const centro = { align: 'center' } as const
  const seccion = (texto: string) =>
    linea(texto, fuerte, letra.seccion, { element: 'I', above: sobre.seccion })
  return [
    ...linea(enMayusculas(nombreDeMunicipio(datos.municipio)), fuerte, 12.4, centro),
    ...(provincia === ''
      ? []
      : linea(provincia, normal, 10, { gray: HOJA_DE_CONSTANCIA.gris.rotulo, ...centro })),
    filetes(sobre.filete),
    ...linea(TITULO_DE_CONSTANCIA_DE_DEUDA, fuerte, letra.titulo, {
      ...{ element: 'H', above: sobre.titulo, ...centro },
    }),
    ...linea(NO_ES_RECIBO, fuerte, tamano + 0.8, { above: 1, ...centro }),
    ...ficha(
      fichaDeConstancia(datos).map(([rotulo, valor]) => [rotulo, keepNumbers(valor)] as const),
      normal,
      sobre.ficha,
      ROTULO,
    ),
    ...seccion(SECCIONES.lineas),
    ...tabla(columnasDeLineas(letra.anchos), datos.lineas.map(filaDeLinea), sumasDe(datos)),
    ...seccion(SECCIONES.etapas),
    ...tabla(ETAPAS, datos.etapas.map(filaDeEtapa)),
    ...seccion(SECCIONES.notas),
    ...notasDeConstancia(datos).flatMap((nota) =>
      linea(`– ${nota}`, normal, letra.nota, { above: sobre.nota }),
    ),
    ...linea(quienEsElAbogado(datos), normal, letra.nota, { above: sobre.tabla, bond: 0 }),
  ]
}

const pie = (painter: Painter, normal: Shaper, [pagina, paginas]: readonly [number, number]) => {
  const { page } = painter
  const { izquierda, pie: y } = HOJA_DE_CONSTANCIA.pagina
  page.beginArtifact()
  page.setGray(HOJA_DE_CONSTANCIA.gris.nota)
  drawShaped(painter, normal.figures(NO_ES_RECIBO), izquierda, y, 8, 'left')
  const numero = normal.figures(`Página ${pagina} de ${paginas}`)
  drawShaped(painter, numero, izquierda + ANCHO, y, 8, 'right')
  page.setGray(HOJA_DE_CONSTANCIA.gris.texto)
  page.end()
}

/**
 * Draws the page with the largest font sizes that fit on one page. When none fits, the smallest sizes are used and the
 * document takes more pages.
 */
export const drawConstanciaDeDeuda = (
  painter: Painter,
  datos: ConstanciaDeDeudaDatos,
  estilos: Estilos,
): void => {
  const { capacidad } = HOJA_DE_CONSTANCIA
  let piezas: Pieza[] = []
  for (const letra of LETRAS) {
    piezas = piezasDe(datos, estilos, letra)
    if (paginate(piezas, capacidad).length === 1) break
  }
  drawPiezas(painter, piezas, {
    ...{ arriba: HOJA_DE_CONSTANCIA.pagina.alto - HOJA_DE_CONSTANCIA.pagina.arriba, capacidad },
    dress: (pagina, paginas) => pie(painter, estilos.normal, [pagina, paginas]),
  })
}
