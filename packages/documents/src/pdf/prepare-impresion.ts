import { CAPITALS, LETTERS } from './base-characters.ts'
import { type Deflate, portableDeflate } from './deflate.ts'
import { createFileWriter, type FileWriter } from './file-writer.ts'
import { createSharedFont } from './font-set.ts'
import type { Shaper } from './shaper.ts'

export interface Fuentes {
  readonly regular: Uint8Array
  readonly semibold: Uint8Array
}

export interface OpcionesDeImpresion {
  readonly fuentes: Fuentes
  readonly deflate?: Deflate
  /** Characters that the regular font includes. By default, the characters of {@link LETTERS}. */
  readonly letras?: readonly number[]
  /** Characters that the semibold font includes. By default, the characters of {@link CAPITALS}. */
  readonly letrasFuertes?: readonly number[]
}

export interface Impresion {
  readonly estilos: { readonly normal: Shaper; readonly fuerte: Shaper }
  readonly writer: FileWriter
}

/**
 * Prepares the data that all the documents of one run share: fonts, their subsets and static objects. Without this
 * sharing, the preparation would take most of the time of each document.
 *
 * @throws TypeError when a font is not TrueType
 */
export const prepareImpresion = ({
  fuentes,
  deflate = portableDeflate,
  letras = LETTERS,
  letrasFuertes = CAPITALS,
}: OpcionesDeImpresion): Impresion => {
  const fonts = [
    createSharedFont(
      { bytes: fuentes.regular, characters: letras, font: 0, extraFont: 2 },
      deflate,
    ),
    createSharedFont(
      { bytes: fuentes.semibold, characters: letrasFuertes, font: 1, extraFont: 3 },
      deflate,
    ),
  ] as const
  return {
    estilos: { normal: fonts[0].shaper, fuerte: fonts[1].shaper },
    writer: createFileWriter(fonts, deflate),
  }
}
