import { drawShaped } from '../../layout/draw-line.ts'
import { drawMargenes } from '../../layout/draw-margenes.ts'
import { drawPiezas } from '../../layout/draw-piezas.ts'
import type { Pieza } from '../../layout/pieza.ts'
import { joinPieces, prepareDatos } from '../../layout/prepare-datos.ts'
import { shorten } from '../../layout/shorten.ts'
import { CLAUSES } from '../../pdf/base-characters.ts'
import type { Painter } from '../../pdf/painter.ts'
import type { OpcionesDeImpresion } from '../../pdf/prepare-impresion.ts'
import type { Shaper } from '../../pdf/shaper.ts'
import { LETRA, RUBRICA } from '../../react-pdf/estilo.ts'
import { nombreDeMunicipio } from '../../react-pdf/palabras.ts'
import { renderSuelto } from '../../suelto/render-suelto.ts'
import type { Estilos } from '../../titulo-ejecutivo/v1/estilo.ts'
import { numeroImpreso, TITULO_DE_CONVENIO } from '../v1/textos.ts'
import { RUBRICAS_DE_CONVENIO as RUBRICAS } from '../v2/estilo.ts'
import type { ConvenioConPapel } from '../v2/papel.ts'
import { comparecenciaV2 } from '../v2/textos.ts'
import { cierreDeConvenio } from './cierre.ts'
import { deudasDeConvenio, planesDeConvenio } from './deudas.ts'
import { encabezadoDeConvenio } from './encabezado.ts'
import { CONVENIO } from './estilo.ts'
import { honorariosDeConvenio } from './honorarios.ts'
import { partesDeConvenio } from './partes.ts'
import { createParrafos } from './texto.ts'

const piezasDe = (datos: ConvenioConPapel, estilos: Estilos): Pieza[] => {
  const parrafos = createParrafos(estilos)
  return [
    ...encabezadoDeConvenio(datos, estilos),
    ...parrafos.escribir(comparecenciaV2(datos)),
    partesDeConvenio(datos, estilos),
    ...deudasDeConvenio(datos, estilos, parrafos),
    ...planesDeConvenio(datos, estilos, parrafos),
    ...honorariosDeConvenio(datos, estilos, parrafos),
    ...cierreDeConvenio(datos, estilos, parrafos),
  ]
}

/** Draws the space for the initials of the parties, at the right, above the foot of the page. */
const rubricas = (painter: Painter, normal: Shaper): void => {
  const { tamano } = LETRA.pie
  const raya = CONVENIO.abajo - RUBRICAS.alto + LETRA.nota.interlinea
  RUBRICAS.quienes.forEach((quien, i) => {
    const hastaElBorde = (RUBRICAS.quienes.length - i) * (RUBRICA.ancho + RUBRICA.entre)
    const x = CONVENIO.x + CONVENIO.ancho - hastaElBorde + RUBRICA.entre
    const shaped = normal.shape(quien)
    const alCentro = x + (RUBRICA.ancho - (shaped.width * tamano) / 1000) / 2
    painter.page.rule(x, raya, RUBRICA.ancho, 0.4, CONVENIO.gris.texto)
    drawShaped(painter, shaped, alCentro, raya - 8, tamano, 'left')
  })
}

/** Minimum space, in points, between the left and the right text at the top of a page. */
const ENTRE_TEXTOS = 12

const drawConvenio = (painter: Painter, datos: ConvenioConPapel, estilos: Estilos): void => {
  const { normal } = estilos
  const convenio = joinPieces(`Convenio ${numeroImpreso(datos)}`)
  const { tamano } = LETRA.pie
  const libre = CONVENIO.ancho - ENTRE_TEXTOS - (normal.figures(convenio).width * tamano) / 1000
  const municipio = joinPieces(nombreDeMunicipio(datos.municipio))
  const margenes = {
    ...{ x: CONVENIO.x, ancho: CONVENIO.ancho },
    cabeza: [shorten(municipio, normal, (libre * 1000) / tamano), convenio],
    pie: [convenio, `Código de verificación ${datos.codigoVerificacion}`],
  } as const
  drawPiezas(painter, piezasDe(datos, estilos), {
    arriba: CONVENIO.arriba,
    capacidad: CONVENIO.capacidad,
    dress: (...pagina) =>
      drawMargenes(painter, normal, margenes, pagina, () => rubricas(painter, normal)),
  })
}

/**
 * Draws version 3 of an agreement: the texts of version 2 with our own PDF engine, which writes the tags that screen
 * readers need. The date of the PDF is the day on which the agreement was confirmed. The same data always give the same
 * bytes.
 */
export const renderConvenioV3 = (
  crudos: ConvenioConPapel,
  opciones: OpcionesDeImpresion,
): Uint8Array<ArrayBuffer> => {
  const datos = prepareDatos(crudos)
  const author = joinPieces(nombreDeMunicipio(datos.municipio))
  const info = {
    title: joinPieces(`Convenio ${numeroImpreso(datos)}, ${author}`).replaceAll('\u00a0', ' '),
    ...{ author, subject: TITULO_DE_CONVENIO, date: datos.confirmado },
  }
  return renderSuelto({ ...opciones, ...CLAUSES }, info, (painter, estilos) =>
    drawConvenio(painter, datos, estilos),
  )
}
