import type { HojaDeEvaluacion } from '@apremia/core'
import { drawShaped } from '../../layout/draw-line.ts'
import { drawPiezas } from '../../layout/draw-piezas.ts'
import type { Pieza } from '../../layout/pieza.ts'
import type { Painter } from '../../pdf/painter.ts'
import type { Shaper } from '../../pdf/shaper.ts'
import { nombreDeMunicipio, nombreDeProvincia } from '../../react-pdf/palabras.ts'
import type { Estilos } from '../../titulo-ejecutivo/v1/estilo.ts'
import { enMayusculas } from '../../titulo-ejecutivo/v1/textos.ts'
import { bloqueDeVerificacion } from '../../verificacion/bloque-de-verificacion.ts'
import { HOJA } from './estilo.ts'
import { createLineaDeHoja, filetesDeHoja } from './linea.ts'
import { type ColumnaDeHoja, fichaDeHoja, tablaDeHoja } from './tabla.ts'
import {
  filaDeCaso,
  filasDeCuentas,
  filasDePartes,
  nombreDeGrupo,
  numeroDeHoja,
  quienYCuando,
  SECCIONES,
  sostenDe,
} from './textos.ts'

const PARTES: readonly ColumnaDeHoja[] = [
  { titulo: 'Parte', ancho: 168 },
  { titulo: 'Casos', ancho: 84, align: 'right' },
  { titulo: 'Porcentaje', ancho: 62, align: 'right' },
  { titulo: 'Máximo', ancho: 56, align: 'right' },
  { titulo: 'Estado', ancho: 101 },
]
const CUENTAS: readonly ColumnaDeHoja[] = [
  { titulo: 'Cuenta', ancho: 168 },
  { titulo: 'Casos', ancho: 84, align: 'right' },
  { titulo: '', ancho: 219 },
]
const CASOS: readonly ColumnaDeHoja[] = [
  { titulo: 'Caso', ancho: 116 },
  { titulo: 'Recibido', ancho: 60 },
  { titulo: 'Por qué', ancho: 295 },
]

const linea = createLineaDeHoja(1.28, { bond: 2, inner: 2 })

const tituloDe = (datos: HojaDeEvaluacion): string =>
  `Evaluación ${numeroDeHoja(datos)} del abogado ${datos.codigo}`

const margenes = (
  painter: Painter,
  datos: HojaDeEvaluacion,
  normal: Shaper,
  [pagina, paginas]: readonly [number, number],
) => {
  const [izquierda, derecha] = [HOJA.pagina.izquierda, HOJA.pagina.izquierda + HOJA.ancho]
  const { page } = painter
  page.beginArtifact()
  page.setGray(HOJA.gris.nota)
  if (pagina > 1) {
    const y = HOJA.pagina.alto - 30
    drawShaped(painter, normal.figures(tituloDe(datos)), izquierda, y, 8, 'left')
    page.rule(izquierda, y - 5, HOJA.ancho, 0.4, 0)
  }
  const huella = `${tituloDe(datos)} — huella ${datos.huella.slice(0, 16)}`
  drawShaped(painter, normal.figures(huella), izquierda, 34, 8, 'left')
  drawShaped(painter, normal.figures(`Página ${pagina} de ${paginas}`), derecha, 34, 8, 'right')
  page.setGray(HOJA.gris.texto)
  page.end()
}

const ANCHO_DE_BLOQUE = 260

const verificacionDeHoja = (
  { codigoVerificacion, direccionVerificacion }: HojaDeEvaluacion,
  estilos: Estilos,
): Pieza[] => {
  if (codigoVerificacion === undefined || direccionVerificacion === undefined) return []
  const papel = { codigoVerificacion, direccionVerificacion }
  const bloque = bloqueDeVerificacion(papel, estilos, ANCHO_DE_BLOQUE)
  if (bloque === undefined) return []
  return [
    {
      ...{ height: bloque.alto, above: 10, atTop: 0, atBottom: 0, bond: 0 },
      draw: (painter, y) => bloque.draw(painter, HOJA.pagina.izquierda, y),
    },
  ]
}

const piezasDe = (datos: HojaDeEvaluacion, { normal, fuerte }: Estilos): Pieza[] => {
  const { municipio, grupos } = datos
  const centro = { align: 'center' } as const
  const provincia = nombreDeProvincia(municipio)
  const seccion = (texto: string) => linea(texto, fuerte, 11, { element: 'I', above: 13 })
  return [
    ...linea(enMayusculas(nombreDeMunicipio(municipio)), fuerte, 12.4, { element: 'P', ...centro }),
    ...(provincia === ''
      ? []
      : linea(provincia, normal, 10, { element: 'P', gray: HOJA.gris.rotulo, ...centro })),
    filetesDeHoja(6),
    ...linea(`EVALUACIÓN ${numeroDeHoja(datos)}`, fuerte, 16, {
      ...{ element: 'H', above: 9 },
      ...centro,
    }),
    ...linea(enMayusculas(datos.resultado), fuerte, 12.4, { element: 'P', above: 2, ...centro }),
    ...fichaDeHoja(quienYCuando(datos), normal, 10),
    ...seccion(SECCIONES.partes),
    ...tablaDeHoja(PARTES, filasDePartes(datos), normal),
    ...seccion(SECCIONES.cuentas),
    ...tablaDeHoja(CUENTAS, filasDeCuentas(datos), normal),
    ...seccion(SECCIONES.sosten),
    ...fichaDeHoja(sostenDe(datos), normal, 4),
    ...verificacionDeHoja(datos, { normal, fuerte }),
    ...(grupos.length === 0 ? [] : seccion(SECCIONES.casos)),
    ...grupos.flatMap((grupo, i) => [
      ...linea(nombreDeGrupo(grupo), normal, 9.6, { element: 'P', above: i === 0 ? 3 : 9 }),
      ...tablaDeHoja(CASOS, grupo.casos.map(filaDeCaso), normal, 2),
    ]),
  ]
}

export const drawEvaluacion = (painter: Painter, datos: HojaDeEvaluacion, estilos: Estilos): void =>
  drawPiezas(painter, piezasDe(datos, estilos), {
    arriba: HOJA.pagina.alto - HOJA.pagina.arriba,
    capacidad: HOJA.capacidad,
    dress: (pagina, paginas) => margenes(painter, datos, estilos.normal, [pagina, paginas]),
  })
