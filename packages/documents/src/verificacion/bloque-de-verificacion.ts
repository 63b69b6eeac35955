import { textos } from '@apremia/core'
import type { Line } from '../layout/break-lines.ts'
import { drawLine } from '../layout/draw-line.ts'
import { keptLinesOf, linesOf } from '../layout/kept-lines.ts'
import { lineaBase } from '../layout/pieza.ts'
import type { Painter } from '../pdf/painter.ts'
import type { Shaper } from '../pdf/shaper.ts'
import { drawQr } from './draw-qr.ts'
import { LADO_DE_QR } from './lado-de-qr.ts'
import { type PapelVerificable, textosDeVerificacion } from './papel-verificable.ts'

export interface BloqueDeVerificacion {
  /** Height of the block with the QR code, in points. */
  readonly alto: number
  /**
   * Draws the block with the QR code below the height `y`, with its left edge at `x`. Do not call this method between
   * `mark` and `endMark`.
   */
  draw(painter: Painter, x: number, y: number): void
}

const ENTRE = 6
const NOTA = { tamano: 8.2, interlinea: 10.6 }
const CODIGO = { tamano: 10.5, interlinea: 13.4 }

/**
 * Prepares the block with the QR code, the verification code in groups and the address. Returns undefined for a
 * document without an address, which prints its code without a QR code.
 */
export const bloqueDeVerificacion = (
  { codigoVerificacion, direccionVerificacion: direccion }: PapelVerificable,
  { normal, fuerte }: { readonly normal: Shaper; readonly fuerte: Shaper },
  ancho: number,
): BloqueDeVerificacion | undefined => {
  if (direccion === undefined) return undefined
  const width = ancho - LADO_DE_QR - ENTRE
  const escribir = (text: string, shaper: Shaper, letra: typeof NOTA, lines = keptLinesOf) =>
    lines([{ text, shaper }], (width * 1000) / letra.tamano, false).map((line) => ({ line, letra }))
  /** Writes a web address. When the address does not fit on one line, its path begins on a new line. */
  const escribirSitio = (sitio: string) => {
    const enUna = escribir(sitio, normal, NOTA)
    if (enUna.length === 1) return enUna
    return sitio.split(/(?=\/)/).flatMap((parte) => escribir(parte, normal, NOTA))
  }
  const { codigo, invitacion, sitio } = textosDeVerificacion(codigoVerificacion, direccion)
  const escritos: readonly { readonly line: Line; readonly letra: typeof NOTA }[] = [
    ...escribir(textos.verificacion.papel.codigo, normal, NOTA),
    ...codigo.flatMap((linea) => escribir(linea, fuerte, CODIGO, linesOf)),
    ...escribir(invitacion, normal, NOTA),
    ...escribirSitio(sitio),
  ]
  const escrito = escritos.reduce((suma, { letra }) => suma + letra.interlinea, 0)
  return {
    alto: Math.max(LADO_DE_QR, escrito),
    draw: (painter, x, y) => {
      drawQr(painter, direccion, x, y)
      let top = y - 5
      painter.mark('P')
      for (const { line, letra } of escritos) {
        const base = lineaBase(top, letra.interlinea, letra.tamano)
        const place = { x: x + LADO_DE_QR + ENTRE, y: base, width, size: letra.tamano }
        drawLine(painter, line, { ...place, align: 'left' })
        top -= letra.interlinea
      }
      painter.endMark()
    },
  }
}
