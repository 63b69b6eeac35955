import { type CartaDatos, type Centavos, formatCentavos } from '@apremia/core'
import { drawShaped } from '../../layout/draw-line.ts'
import { drawPiezas } from '../../layout/draw-piezas.ts'
import type { Pieza } from '../../layout/pieza.ts'
import { oRaya } from '../../o-raya.ts'
import type { Painter } from '../../pdf/painter.ts'
import { nombreDeMunicipio } from '../../react-pdf/palabras.ts'
import type { Estilos } from '../../titulo-ejecutivo/v1/estilo.ts'
import { enMayusculas } from '../../titulo-ejecutivo/v1/textos.ts'
import { cierreDeCarta } from './cierre.ts'
import { detalleIntimado } from './detalle.ts'
import { encabezadoDeCarta } from './encabezado.ts'
import { CARTA } from './estilo.ts'
import { type DatoDeFicha, fichaDeCarta } from './ficha.ts'
import { caracterDe, datosDeOtro, marcaDeAnulada, numeroDeCarta } from './textos.ts'

const margenes = (
  painter: Painter,
  datos: CartaDatos,
  { normal, fuerte }: Estilos,
  pagina: number,
  paginas: number,
) => {
  const [izquierda, derecha] = [CARTA.pagina.izquierda, CARTA.pagina.izquierda + CARTA.ancho]
  const carta = `Carta de intimación ${numeroDeCarta(datos)}`
  const { page } = painter
  page.beginArtifact()
  page.setGray(CARTA.gris.nota)
  if (pagina > 1) {
    const y = CARTA.pagina.alto - 30
    const municipio = normal.figures(nombreDeMunicipio(datos.municipio))
    drawShaped(painter, municipio, izquierda, y, 8, 'left')
    drawShaped(painter, normal.figures(carta), derecha, y, 8, 'right')
    page.rule(izquierda, y - 5, CARTA.ancho, 0.4, 0)
  }
  if (datos.anulada !== undefined) {
    page.setGray(CARTA.gris.texto)
    const marca = fuerte.figures(marcaDeAnulada(datos.anulada))
    drawShaped(painter, marca, derecha, CARTA.pagina.alto - 20, 11, 'right')
    page.setGray(CARTA.gris.nota)
  }
  const codigo = `Código de verificación ${oRaya(datos.codigoVerificacion)}`
  drawShaped(painter, normal.figures(`${carta} — ${codigo}`), izquierda, 34, 8, 'left')
  drawShaped(painter, normal.figures(`Página ${pagina} de ${paginas}`), derecha, 34, 8, 'right')
  page.setGray(CARTA.gris.texto)
  page.end()
}

/** Functions that each version of the demand letter may replace. The versions are equal in everything else. */
export interface VarianteDeCarta {
  readonly formatTotal: (importe: Centavos) => string
  /** Lists the people who owe the debt together with the debtor. */
  readonly filasDeObligados: (datos: CartaDatos) => readonly DatoDeFicha[]
  readonly endSentence: (texto: string) => string
}

export const PRIMERA_CARTA: VarianteDeCarta = {
  formatTotal: formatCentavos,
  filasDeObligados: ({ deudor }) => {
    const otros = deudor.otros.map((otro) => enMayusculas(datosDeOtro(otro).nombre)).join('; ')
    return otros === '' ? [] : [{ rotulo: 'También obligados', valor: otros }]
  },
  endSentence: (texto) => `${texto}.`,
}

const piezasDe = (
  datos: CartaDatos,
  estilos: Estilos,
  { formatTotal, filasDeObligados, endSentence }: VarianteDeCarta,
): Pieza[] => {
  const { deudor } = datos
  const debe = [
    { rotulo: 'Deudor', valor: enMayusculas(deudor.nombre), fuerte: true },
    { rotulo: 'DNI/CUIT', valor: deudor.documento },
    { rotulo: 'Carácter', valor: caracterDe(datos), repetido: true },
    { rotulo: 'Domicilio', valor: deudor.domicilio },
    ...filasDeObligados(datos),
  ]
  return [
    ...encabezadoDeCarta(datos, estilos),
    ...fichaDeCarta(debe, estilos, { above: 8 }),
    ...detalleIntimado(datos, estilos, formatTotal),
    ...cierreDeCarta(datos, estilos, numeroDeCarta(datos), endSentence),
  ]
}

/**
 * Draws version 1 of a demand letter. The first page of the letter is the current page of `painter`.
 *
 * @param variante functions that later versions replace
 */
export const drawCarta = (
  painter: Painter,
  datos: CartaDatos,
  estilos: Estilos,
  variante: VarianteDeCarta = PRIMERA_CARTA,
): void =>
  drawPiezas(painter, piezasDe(datos, estilos, variante), {
    arriba: CARTA.pagina.alto - CARTA.pagina.arriba,
    capacidad: CARTA.capacidad,
    dress: (pagina, paginas) => margenes(painter, datos, estilos, pagina, paginas),
  })
