import type { TituloDatos } from '@apremia/core'
import type { Line } from '../../layout/break-lines.ts'
import { drawLine } from '../../layout/draw-line.ts'
import { keptLinesOf, linesOf } from '../../layout/kept-lines.ts'
import { lineaBase, type Pieza } from '../../layout/pieza.ts'
import { runsOf } from '../../layout/runs-of.ts'
import { oRaya } from '../../o-raya.ts'
import type { Shaper } from '../../pdf/shaper.ts'
import { bloqueDeVerificacion } from '../../verificacion/bloque-de-verificacion.ts'
import { ANCHO, CUERPO, type Estilos, GRIS, PAGINA } from './estilo.ts'
import { parrafo } from './pieza.ts'
import { ejecutividad, enMayusculas, nombreMunicipio } from './textos.ts'

/**
 * Minimum height, in points, of the space for the signature. When the page has room, the space grows by up to
 * `ESPACIO_DE_MAS` points.
 */
const ESPACIO_DE_FIRMA = 44
const ESPACIO_DE_MAS = 26
const FIRMA = { x: 236, ancho: ANCHO - 236, tamano: 9.6, interlinea: 12.6 }
const VERIFICACION = { ancho: 196, tamano: 8.2, interlinea: 10.6 }
/**
 * Width, in points, of the block with the QR code. The upper part of the block is beside the space for the signature.
 */
const ANCHO_DE_BLOQUE = 228

interface Escrito {
  readonly line: Line
  readonly tamano: number
  readonly interlinea: number
}

const firma = (datos: TituloDatos, { normal, fuerte }: Estilos): Pieza => {
  const { municipio } = datos
  const escribir = (
    texto: string,
    shaper: Shaper,
    { ancho, tamano, interlinea }: { ancho: number; tamano: number; interlinea: number },
    breakText: typeof linesOf = keptLinesOf,
  ): Escrito[] => {
    const box = (ancho * 1000) / tamano
    const lines = breakText([{ text: texto, shaper }], box, false)
    return lines.map((line) => ({ line, tamano, interlinea }))
  }
  const firmante = [
    ...escribir(oRaya(enMayusculas(municipio.funcionario)), fuerte, FIRMA),
    ...escribir(oRaya(municipio.cargo), normal, FIRMA),
    ...escribir(nombreMunicipio(datos), normal, FIRMA),
  ]
  const nota = [
    ...escribir('Código de verificación', normal, VERIFICACION),
    ...escribir(
      oRaya(datos.codigoVerificacion),
      fuerte,
      { ancho: VERIFICACION.ancho, tamano: 11, interlinea: 15 },
      linesOf,
    ),
    ...escribir('Identifica este título ante el municipio.', normal, VERIFICACION),
  ]
  const alto = (escritos: readonly Escrito[]) =>
    escritos.reduce((sum, { interlinea }) => sum + interlinea, 0)
  const bloque = bloqueDeVerificacion(datos, { normal, fuerte }, ANCHO_DE_BLOQUE)
  return {
    height: bloque
      ? Math.max(ESPACIO_DE_FIRMA + 4 + alto(firmante), bloque.alto)
      : ESPACIO_DE_FIRMA + 4 + Math.max(alto(firmante), alto(nota)),
    above: 6,
    atTop: 0,
    atBottom: 0,
    bond: 0,
    draw: (painter, y, libre) => {
      const raya = y - ESPACIO_DE_FIRMA - Math.max(0, Math.min(libre, ESPACIO_DE_MAS))
      const columna = (
        escritos: readonly Escrito[],
        x: number,
        width: number,
        align: 'left' | 'center',
      ) => {
        let top = raya - 4
        painter.mark('P')
        for (const { line, tamano, interlinea } of escritos) {
          const base = lineaBase(top, interlinea, tamano)
          drawLine(painter, line, { x, y: base, width, size: tamano, align })
          top -= interlinea
        }
        painter.endMark()
      }
      const x = PAGINA.izquierda
      painter.page.rule(x + FIRMA.x, raya, FIRMA.ancho, 0.6, 0)
      if (!bloque) painter.page.rule(x, raya, VERIFICACION.ancho, 0.3, GRIS.filete)
      columna(firmante, x + FIRMA.x, FIRMA.ancho, 'center')
      if (bloque) bloque.draw(painter, x, raya + ESPACIO_DE_FIRMA)
      else columna(nota, x, VERIFICACION.ancho, 'left')
    },
  }
}

export const cierre = (datos: TituloDatos, estilos: Estilos): Pieza[] => {
  const runs = runsOf(estilos)
  const opciones = { ...CUERPO, align: 'justify', element: 'P', inner: 1 } as const
  return [
    ...parrafo(
      runs([{ texto: 'Son: ' }, { texto: `${enMayusculas(datos.totalEnLetras)}.`, fuerte: true }]),
      {
        ...opciones,
        align: 'left',
        above: 5,
        bond: 1,
      },
    ),
    ...parrafo(runs(ejecutividad(datos)), { ...opciones, above: 5, bond: 2, repeated: true }),
    firma(datos, estilos),
  ]
}
