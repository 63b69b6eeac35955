import type { ConstanciaDeDeudaDatos } from '@apremia/core'
import { HOJA } from '../../evaluacion/v1/estilo.ts'
import { createLineaDeHoja, filetesDeHoja } from '../../evaluacion/v1/linea.ts'
import { type ColumnaDeHoja, fichaDeHoja, tablaDeHoja } from '../../evaluacion/v1/tabla.ts'
import { widenImportes } from '../../evaluacion/v1/widen-importes.ts'
import { drawShaped } from '../../layout/draw-line.ts'
import { drawPiezas } from '../../layout/draw-piezas.ts'
import type { Pieza } from '../../layout/pieza.ts'
import type { Painter } from '../../pdf/painter.ts'
import type { Shaper } from '../../pdf/shaper.ts'
import { nombreDeMunicipio, nombreDeProvincia } from '../../react-pdf/palabras.ts'
import type { Estilos } from '../../titulo-ejecutivo/v1/estilo.ts'
import { enMayusculas } from '../../titulo-ejecutivo/v1/textos.ts'
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

const LINEAS: readonly ColumnaDeHoja[] = [
  { titulo: 'Concepto', ancho: 100 },
  { titulo: 'Cómo se calcula', ancho: 158 },
  { titulo: 'A quién se paga y qué pedir', ancho: 133 },
  { titulo: 'Importe en $', ancho: 80, align: 'right' },
]
const ETAPAS: readonly ColumnaDeHoja[] = [
  { titulo: 'Etapa', ancho: 108 },
  { titulo: 'Honorarios y gasto fijo', ancho: 111 },
  { titulo: 'Tope, de la deuda', ancho: 86 },
  { titulo: 'Con cargos, $', ancho: 82, align: 'right' },
  { titulo: 'Con la deuda, $', ancho: 84, align: 'right' },
]

const linea = createLineaDeHoja(1.3, { bond: 2, inner: 2 })

const piezasDe = (datos: ConstanciaDeDeudaDatos, { normal, fuerte }: Estilos): Pieza[] => {
  const provincia = nombreDeProvincia(datos.municipio)
  const centro = { align: 'center' } as const
  const seccion = (texto: string) => linea(texto, fuerte, 10.4, { element: 'I', above: 7 })
  const tabla = (
    columnas: readonly ColumnaDeHoja[],
    filas: readonly (readonly string[])[],
    fuertes: ReadonlySet<number> = new Set(),
  ) =>
    tablaDeHoja(widenImportes(columnas, filas, fuerte), filas, normal, 3, {
      ...{ shaper: fuerte, filas: fuertes },
    })
  return [
    ...linea(enMayusculas(nombreDeMunicipio(datos.municipio)), fuerte, 12.4, centro),
    ...(provincia === ''
      ? []
      : linea(provincia, normal, 10, { gray: HOJA.gris.rotulo, ...centro })),
    filetesDeHoja(5),
    ...linea(TITULO_DE_CONSTANCIA_DE_DEUDA, fuerte, 15, { element: 'H', above: 8, ...centro }),
    ...linea(NO_ES_RECIBO, fuerte, 10, { above: 2, ...centro }),
    ...fichaDeHoja(fichaDeConstancia(datos), normal, 9),
    ...seccion(SECCIONES.lineas),
    ...tabla(LINEAS, datos.lineas.map(filaDeLinea), sumasDe(datos)),
    ...seccion(SECCIONES.etapas),
    ...tabla(ETAPAS, datos.etapas.map(filaDeEtapa)),
    ...seccion(SECCIONES.notas),
    ...notasDeConstancia(datos).flatMap((nota) => linea(`– ${nota}`, normal, 8.4, { above: 1 })),
    ...linea(quienEsElAbogado(datos), normal, 8.4, { above: 4, bond: 0 }),
  ]
}

const pie = (painter: Painter, normal: Shaper, [pagina, paginas]: readonly [number, number]) => {
  const { page } = painter
  const derecha = HOJA.pagina.izquierda + HOJA.ancho
  page.beginArtifact()
  page.setGray(HOJA.gris.nota)
  drawShaped(painter, normal.figures(NO_ES_RECIBO), HOJA.pagina.izquierda, 34, 8, 'left')
  drawShaped(painter, normal.figures(`Página ${pagina} de ${paginas}`), derecha, 34, 8, 'right')
  page.setGray(HOJA.gris.texto)
  page.end()
}

export const drawConstanciaDeDeuda = (
  painter: Painter,
  datos: ConstanciaDeDeudaDatos,
  estilos: Estilos,
): void =>
  drawPiezas(painter, piezasDe(datos, estilos), {
    arriba: HOJA.pagina.alto - HOJA.pagina.arriba,
    capacidad: HOJA.capacidad,
    dress: (pagina, paginas) => pie(painter, estilos.normal, [pagina, paginas]),
  })
