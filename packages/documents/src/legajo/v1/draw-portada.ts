import type { DocumentoAparte, FojasDeDocumento, LegajoDatos } from '@apremia/core'
import { HOJA } from '../../evaluacion/v1/estilo.ts'
import { createLineaDeHoja, filetesDeHoja } from '../../evaluacion/v1/linea.ts'
import { type ColumnaDeHoja, fichaDeHoja, tablaDeHoja } from '../../evaluacion/v1/tabla.ts'
import { drawPiezas } from '../../layout/draw-piezas.ts'
import type { Pieza } from '../../layout/pieza.ts'
import type { Painter } from '../../pdf/painter.ts'
import { nombreDeMunicipio, nombreDeProvincia } from '../../react-pdf/palabras.ts'
import type { Estilos } from '../../titulo-ejecutivo/v1/estilo.ts'
import { enMayusculas } from '../../titulo-ejecutivo/v1/textos.ts'
import {
  ES_COPIA_DE_LECTURA,
  fichaDeLegajo,
  filaDeIndice,
  lineaAparte,
  SECCIONES_DE_LEGAJO as SECCIONES,
  SIN_DOCUMENTOS,
  TITULO_DE_LEGAJO,
} from './textos.ts'

const INDICE: readonly ColumnaDeHoja[] = [
  { titulo: 'N.º', ancho: 36, align: 'right' },
  { titulo: 'Documento', ancho: 285 },
  { titulo: 'Fecha', ancho: 70 },
  { titulo: 'Fojas', ancho: 80, align: 'right' },
]

/** Width of the labels, in points: the longest is 'Domicilio del abogado'. */
const ROTULO = 112

const linea = createLineaDeHoja(1.3, { bond: 2, inner: 2 })

export interface Portada {
  readonly datos: LegajoDatos
  readonly indice: readonly FojasDeDocumento[]
  readonly aparte: readonly DocumentoAparte[]
}

const piezasDe = ({ datos, indice, aparte }: Portada, { normal, fuerte }: Estilos): Pieza[] => {
  const provincia = nombreDeProvincia(datos.municipio)
  const centro = { align: 'center' } as const
  const seccion = (texto: string) => linea(texto, fuerte, 10.4, { element: 'I', above: 9 })
  const parrafo = (texto: string) => linea(texto, normal, 9, { above: 2, bond: 0 })
  return [
    ...linea(enMayusculas(nombreDeMunicipio(datos.municipio)), fuerte, 12.4, centro),
    ...(provincia === ''
      ? []
      : linea(provincia, normal, 10, { gray: HOJA.gris.rotulo, ...centro })),
    filetesDeHoja(5),
    ...linea(TITULO_DE_LEGAJO, fuerte, 15, { element: 'H', above: 8, ...centro }),
    ...linea(ES_COPIA_DE_LECTURA, normal, 9, { above: 2, ...centro }),
    ...seccion(SECCIONES.datos),
    ...fichaDeHoja(fichaDeLegajo(datos), normal, 3, ROTULO),
    ...seccion(SECCIONES.indice),
    ...(indice.length > 0
      ? tablaDeHoja(INDICE, indice.map(filaDeIndice), normal, 3)
      : parrafo(SIN_DOCUMENTOS)),
    ...(aparte.length > 0
      ? [...seccion(SECCIONES.aparte), ...aparte.map(lineaAparte).flatMap(parrafo)]
      : []),
  ]
}

export const drawPortada = (painter: Painter, portada: Portada, estilos: Estilos): void =>
  drawPiezas(painter, piezasDe(portada, estilos), {
    arriba: HOJA.pagina.alto - HOJA.pagina.arriba,
    capacidad: HOJA.capacidad,
    dress: () => undefined,
  })
