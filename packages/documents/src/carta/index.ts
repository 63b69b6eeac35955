import type { CartaDatos, ConstanciaDatos } from '@apremia/core'
import { drawConstancia } from '../constancia/v1/draw-constancia.ts'
import { CAPITALS, LETTERS } from '../pdf/base-characters.ts'
import { ByteWriter } from '../pdf/byte-writer.ts'
import { cleanText } from '../pdf/clean-text.ts'
import { type Deflate, portableDeflate } from '../pdf/deflate.ts'
import { createFileWriter } from '../pdf/file-writer.ts'
import { createSharedFont } from '../pdf/font-set.ts'
import { Painter } from '../pdf/painter.ts'
import { nombreDeMunicipio } from '../react-pdf/palabras.ts'
import type { Fuentes } from '../titulo-ejecutivo/create-titulo-renderer.ts'
import type { Estilos } from '../titulo-ejecutivo/v1/estilo.ts'
import { drawCarta } from './v1/draw-carta.ts'
import { AVISO_FINAL } from './v1/textos.ts'

export interface CartaRenderer {
  /** The PDF of a letter. The same data always give the same bytes. */
  render(datos: CartaDatos): Uint8Array<ArrayBuffer>
  /** Starts one PDF of many letters, each from a page of its own on. */
  openCuadernillo(): Cuadernillo
}

/** Many letters to be printed in one go. */
export interface Cuadernillo {
  add(datos: CartaDatos): void
  /** Adds the sheet of the history, behind the last letter: it is of none of them. */
  addConstancia(datos: ConstanciaDatos): void
  /** The PDF; nothing is added afterwards. Throws RangeError when it has no letter. */
  close(): Uint8Array<ArrayBuffer>
}

const describe = ([primera, ...resto]: readonly Pick<CartaDatos, 'numero'>[]): string => {
  const ultima = resto.at(-1)
  if (ultima) return `Cartas de intimación N.º ${primera?.numero} a ${ultima.numero}`
  return primera?.numero == null
    ? 'Carta de intimación, vista previa'
    : `Carta de intimación N.º ${primera.numero}`
}

/**
 * Prepares what all letters share (fonts, their subsets, static objects): make one per worker. On the engine of the
 * titles: react-pdf gives six letters a second of a thread where this one gives hundreds, and a lot asks for fifty on two.
 * Throws TypeError when a font is not TrueType.
 */
export const createCartaRenderer = ({
  fuentes,
  deflate = portableDeflate,
}: {
  readonly fuentes: Fuentes
  /** zlib format, level 6; the default works everywhere. */
  readonly deflate?: Deflate
}): CartaRenderer => {
  const fonts = [
    createSharedFont(
      { bytes: fuentes.regular, characters: LETTERS, font: 0, extraFont: 2 },
      deflate,
    ),
    createSharedFont(
      { bytes: fuentes.semibold, characters: CAPITALS, font: 1, extraFont: 3 },
      deflate,
    ),
  ] as const
  const writer = createFileWriter(fonts, deflate)
  const estilos: Estilos = { normal: fonts[0].shaper, fuerte: fonts[1].shaper }

  const openCuadernillo = (): Cuadernillo => {
    const painter = new Painter(writer.fontNames)
    const impresas: Pick<CartaDatos, 'numero' | 'municipio' | 'fecha'>[] = []
    painter.open('D')
    const openHoja = () => {
      if (impresas.length === 0) return
      painter.page.settle()
      painter.turnPage(() => undefined)
    }
    return {
      addConstancia: (datos) => {
        openHoja()
        drawConstancia(painter, datos, estilos)
      },
      add: (datos) => {
        openHoja()
        drawCarta(painter, datos, estilos)
        const { numero, municipio, fecha } = datos
        impresas.push({ numero, municipio, fecha })
      },
      close: () => {
        painter.close()
        const [primera] = impresas
        if (primera === undefined) throw new RangeError('No hay ninguna carta')
        const author = cleanText(nombreDeMunicipio(primera.municipio))
        const title = `${describe(impresas)}, ${author}`
        const out = new ByteWriter()
        writer.write(painter, { title, author, subject: AVISO_FINAL, date: primera.fecha }, out)
        return out.copy()
      },
    }
  }

  return {
    openCuadernillo,
    render: (datos) => {
      const cuadernillo = openCuadernillo()
      cuadernillo.add(datos)
      return cuadernillo.close()
    },
  }
}
