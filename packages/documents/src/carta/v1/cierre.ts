import type { CartaDatos } from '@apremia/core'
import { drawLine, drawShaped } from '../../layout/draw-line.ts'
import { keptLinesOf, linesOf } from '../../layout/kept-lines.ts'
import { createParrafo, lineaBase, type Pieza } from '../../layout/pieza.ts'
import { runsOf } from '../../layout/runs-of.ts'
import { oRaya } from '../../o-raya.ts'
import type { Estilos } from '../../titulo-ejecutivo/v1/estilo.ts'
import { enMayusculas } from '../../titulo-ejecutivo/v1/textos.ts'
import { bloqueDeVerificacion } from '../../verificacion/bloque-de-verificacion.ts'
import { CARTA } from './estilo.ts'
import { fichaDeCarta } from './ficha.ts'
import { intimacion } from './textos.ts'

const X = CARTA.pagina.izquierda
const parrafo = createParrafo(X, CARTA.ancho)
const ESPACIO_DE_FIRMA = 40
const FIRMA = { x: 250, ancho: CARTA.ancho - 250, tamano: 9.6, interlinea: 12.4 }
const NOTA = { tamano: 8.2, interlinea: 10.6, codigo: 10.5 }

/** Width, in points, of the block with the QR code. The block is beside the space for the signature. */
const ANCHO_DE_BLOQUE = 236

const firma = (datos: CartaDatos, { normal, fuerte }: Estilos): Pieza => {
  const { abogado, codigoVerificacion } = datos
  const bloque = bloqueDeVerificacion(datos, { normal, fuerte }, ANCHO_DE_BLOQUE)
  const box = (FIRMA.ancho * 1000) / FIRMA.tamano
  const lines = [
    ...keptLinesOf([{ text: oRaya(enMayusculas(abogado.nombre)), shaper: fuerte }], box, false),
    ...keptLinesOf([{ text: `Matrícula ${oRaya(abogado.matricula)}`, shaper: normal }], box, false),
  ]
  return {
    height: Math.max(
      ESPACIO_DE_FIRMA + 4 + Math.max(2, lines.length) * FIRMA.interlinea,
      bloque?.alto ?? 0,
    ),
    above: 4,
    atTop: 0,
    atBottom: 0,
    bond: 2,
    draw: (painter, y) => {
      const raya = y - ESPACIO_DE_FIRMA
      painter.page.rule(X + FIRMA.x, raya, FIRMA.ancho, 0.6, 0)
      painter.mark('P')
      lines.forEach((line, i) => {
        const base = lineaBase(raya - 4 - i * FIRMA.interlinea, FIRMA.interlinea, FIRMA.tamano)
        const width = FIRMA.ancho
        const place = { x: X + FIRMA.x, y: base, width, size: FIRMA.tamano } as const
        drawLine(painter, line, { ...place, align: 'center' })
      })
      painter.endMark()
      if (bloque) return bloque.draw(painter, X, y)
      painter.mark('P')
      const arriba = lineaBase(raya - 4, NOTA.interlinea, NOTA.tamano)
      const abajo = lineaBase(raya - 4 - NOTA.interlinea, 14, NOTA.codigo)
      const codigo = fuerte.figures(oRaya(codigoVerificacion))
      drawShaped(painter, normal.shape('Código de verificación'), X, arriba, NOTA.tamano, 'left')
      drawShaped(painter, codigo, X, abajo, NOTA.codigo, 'left')
      painter.endMark()
    },
  }
}

const ALTO_DE_RENGLON = 21
/**
 * Fields of the slip that acknowledges receipt of the demand letter, by line: the label and the fraction of the width
 * that the field takes.
 */
const RENGLONES: readonly (readonly (readonly [string, number])[])[] = [
  [
    ['Medio y N.º de pieza', 0.55],
    ['Fecha', 0.25],
    ['Hora', 0.2],
  ],
  [
    ['Recibió (apellido y nombre)', 0.72],
    ['DNI', 0.28],
  ],
  [
    ['Vínculo con el deudor', 0.5],
    ['Firma', 0.5],
  ],
  [
    ['Se negó / fijada en puerta / se mudó / devuelta: motivo', 0.72],
    ['Notificador N.º', 0.28],
  ],
]
const CABEZA_DE_ACUSE = 44

/**
 * Draws the slip that acknowledges receipt of the demand letter, at the foot of its page. The notifier fills in the
 * slip and cuts it off the page.
 */
const acuse = (datos: CartaDatos, { normal, fuerte }: Estilos, numero: string): Pieza => {
  const { deudor } = datos
  const box = (CARTA.ancho * 1000) / 9
  const quien = linesOf(
    [
      { text: enMayusculas(deudor.nombre), shaper: fuerte },
      { text: ` — ${deudor.domicilio}`, shaper: normal },
    ],
    box,
    false,
  )
  const height = CABEZA_DE_ACUSE + quien.length * 12 + RENGLONES.length * ALTO_DE_RENGLON
  return {
    height,
    above: 12,
    atTop: 0,
    atBottom: 0,
    bond: 0,
    draw: (painter, y, libre) => {
      const top = y - Math.max(0, libre)
      const { page } = painter
      for (let x = X - 30; x < X + CARTA.ancho + 30; x += 9)
        page.rule(x, top, 5, 0.5, CARTA.gris.nota)
      const titulo = lineaBase(top - 12, 16, 11)
      painter.mark('I')
      drawShaped(painter, fuerte.shape('ACUSE DE RECIBO'), X, titulo, 11, 'left')
      const carta = normal.figures(`Carta de intimación ${numero}`)
      drawShaped(painter, carta, X + CARTA.ancho, titulo, 9.4, 'right')
      painter.endMark()
      painter.mark('P')
      quien.forEach((line, i) => {
        const base = lineaBase(top - 32 - i * 12, 12, 9)
        drawLine(painter, line, { x: X, y: base, width: CARTA.ancho, size: 9, align: 'left' })
      })
      painter.endMark()
      const renglones = top - CABEZA_DE_ACUSE - quien.length * 12
      page.setGray(CARTA.gris.rotulo)
      RENGLONES.forEach((campos, i) => {
        const base = renglones - (i + 1) * ALTO_DE_RENGLON + 8
        let x = X
        for (const [rotulo, parte] of campos) {
          const shaped = normal.shape(rotulo)
          const ancho = CARTA.ancho * parte - 10
          const usado = (shaped.width * 8.2) / 1000 + 4
          painter.mark('P')
          drawShaped(painter, shaped, x, base, 8.2, 'left')
          painter.endMark()
          page.rule(x + usado, base - 2, ancho - usado, 0.4, 0)
          x += CARTA.ancho * parte
        }
      })
      page.setGray(CARTA.gris.texto)
    },
  }
}

/**
 * Builds the parts of the letter after the table: the demand, the postal address of the office, the signature and the
 * slip that acknowledges receipt. None of these parts is split between two pages.
 */
export const cierreDeCarta = (
  datos: CartaDatos,
  estilos: Estilos,
  numero: string,
  endSentence: (texto: string) => string,
): Pieza[] => {
  const { abogado } = datos
  const runs = runsOf(estilos)(intimacion(datos, endSentence))
  const repetido = true
  return [
    ...parrafo(runs, {
      ...CARTA.cuerpo,
      align: 'justify',
      element: 'P',
      above: 10,
      inner: 2,
      bond: 2,
      repeated: true,
    }),
    ...fichaDeCarta(
      [
        { rotulo: 'Oficina', valor: abogado.direccion, repetido },
        { rotulo: 'Horario', valor: abogado.horarios, repetido },
        { rotulo: 'Teléfono', valor: abogado.te, repetido },
      ],
      estilos,
      { above: 9, bond: 2 },
    ),
    firma(datos, estilos),
    acuse(datos, estilos, numero),
  ]
}
