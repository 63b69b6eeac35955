import { Font } from '@react-pdf/renderer'
import { HAIR_SPACE } from '../layout/prepare-datos.ts'
import type { Fuentes } from '../pdf/prepare-impresion.ts'
import { openTypeface } from '../pdf/typeface.ts'

export interface FuentesRegistradas {
  readonly family: string
  has(codePoint: number): boolean
  /** Loads the glyphs of the fonts. The caller must await the promise before it draws a document. */
  load(): Promise<void>
}

const known: { readonly fuentes: Fuentes; readonly registradas: FuentesRegistradas }[] = []

const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a === b || (a.length === b.length && a.every((byte, i) => byte === b[i]))

const CHUNK = 8_192

/** Builds a `data:` URL, the only form in which react-pdf accepts bytes. `btoa` exists in Node and in browsers. */
const dataUrl = (bytes: Uint8Array): string => {
  let binary = ''
  for (let at = 0; at < bytes.length; at += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  return `data:font/ttf;base64,${btoa(binary)}`
}

/**
 * Tells whether Unicode has no simpler equivalent for a character. For example, the result is false for the ligature
 * 'ﬁ', which is equivalent to 'f' and 'i'.
 */
const standsForItself = (codePoint: number): boolean => {
  const character = String.fromCodePoint(codePoint)
  return character.normalize('NFKC') === character
}

/**
 * Loads the glyphs of all the characters of the fonts before any document is drawn. Otherwise text copied from a PDF
 * would lack letters.
 *
 * The font library remembers only the first character that asked for a glyph. For example, 'Ú' is drawn with the glyph
 * of 'U'. If 'Ú' asked first, text copied from later documents would lack the letter 'U'.
 */
const loadGlyphs = async (family: string): Promise<void> => {
  for (const fontWeight of [400, 600]) {
    const face = { fontFamily: family, fontWeight }
    await Font.load(face)
    const { data } = Font.getFont(face)
    if (!data || !('characterSet' in data)) throw new TypeError('La fuente no se pudo abrir')
    // When two characters share a glyph, text copied from the PDF shows the character that was loaded first. The
    // characters are loaded by code, so the lower code is shown.
    for (const codePoint of data.characterSet.filter(standsForItself).sort((a, b) => a - b))
      data.glyphForCodePoint(codePoint)
  }
}

/**
 * Registers the fonts with react-pdf, only once for the same bytes. The registry of react-pdf is global to the process,
 * and each registration takes more memory.
 *
 * @throws TypeError when a font is not TrueType
 */
export const registerFuentes = (fuentes: Fuentes): FuentesRegistradas => {
  const found = known.find(
    (one) =>
      isSame(one.fuentes.regular, fuentes.regular) &&
      isSame(one.fuentes.semibold, fuentes.semibold),
  )
  if (found) return found.registradas
  const faces = [openTypeface(fuentes.regular), openTypeface(fuentes.semibold)]
  const family = `Documentos ${known.length + 1}`
  Font.register({
    family,
    fonts: [{ src: dataUrl(fuentes.regular) }, { src: dataUrl(fuentes.semibold), fontWeight: 600 }],
  })
  // A word breaks only at a hair space, a mark that is put only in very long words. So a name or an amount is never
  // hyphenated.
  Font.registerHyphenationCallback((word) => word.split(BREAKS).filter((part) => part !== ''))
  let loading: Promise<void> | undefined
  const registradas = {
    family,
    has: (c: number) => faces.every((face) => face.has(c)),
    load: () => {
      loading ??= loadGlyphs(family)
      return loading
    },
  }
  known.push({ fuentes, registradas })
  return registradas
}

const BREAKS = new RegExp(`(${HAIR_SPACE})`)
