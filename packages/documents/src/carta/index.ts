import type { CartaDatos, ConstanciaDatos } from '@apremia/core'
import { drawConstancia } from '../constancia/v1/draw-constancia.ts'
import { ByteWriter } from '../pdf/byte-writer.ts'
import { cleanText } from '../pdf/clean-text.ts'
import { Painter } from '../pdf/painter.ts'
import { type OpcionesDeImpresion, prepareImpresion } from '../pdf/prepare-impresion.ts'
import { nombreDeMunicipio } from '../react-pdf/palabras.ts'
import { VERSION_CARTA } from '../versiones.ts'
import { dibujoDe } from './dibujos.ts'
import { avisoFinal } from './v1/textos.ts'

export interface CartaRenderer {
  /**
   * Draws the PDF of one demand letter, by default with the last version of the design. The same data always give the
   * same bytes.
   */
  render(datos: CartaDatos, version?: number): Uint8Array<ArrayBuffer>
  /** Opens a PDF with several demand letters. Each letter starts on a new page. */
  openCuadernillo(version?: number): Cuadernillo
}

export interface Cuadernillo {
  add(datos: CartaDatos): void
  /**
   * Adds a page after the last demand letter: the certificate (constancia) of the audit history, with its last row and
   * the hash of that row. It does not belong to any letter.
   */
  addConstancia(datos: ConstanciaDatos): void
  /**
   * Ends the PDF and returns its bytes. No letter can be added afterwards.
   *
   * @throws RangeError when the PDF has no demand letter
   */
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
 * Prepares the fonts and styles that all demand letters share. Create one renderer for each worker thread. A thread
 * draws hundreds of letters a second with this PDF engine, and only six with react-pdf.
 *
 * @throws TypeError when a font is not TrueType
 */
export const createCartaRenderer = (opciones: OpcionesDeImpresion): CartaRenderer => {
  const { estilos, writer } = prepareImpresion(opciones)

  const openCuadernillo = (version = VERSION_CARTA): Cuadernillo => {
    const draw = dibujoDe(version)
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
        draw(painter, datos, estilos)
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
        writer.write(
          painter,
          { title, author, subject: avisoFinal(primera), date: primera.fecha },
          out,
        )
        return out.copy()
      },
    }
  }

  return {
    openCuadernillo,
    render: (datos, version) => {
      const cuadernillo = openCuadernillo(version)
      cuadernillo.add(datos)
      return cuadernillo.close()
    },
  }
}
