import { escritos } from '../texto/escritos.ts'

/** A name or a datum is one line; a text (observations, reasons) may be several. */
export type FormaDeEscrito = 'nombre' | 'texto'

export type LecturaDeEscrito =
  | { readonly ok: true; readonly valor: string }
  | { readonly ok: false; readonly codigo: string; readonly mensaje: string }

/**
 * Matches invisible characters that change how a text is read or found: controls, format characters (zero width,
 * direction, soft hyphen), private use, halves of a character, unassigned ones, separators of lines and paragraphs,
 * fillers, variation selectors and the blank of Braille.
 */
const NO_SE_VE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
const INVISIBLES = new RegExp(NO_SE_VE, 'gu')

/**
 * Cleans a text that another system sent, to fit a field of the product. Nobody could correct an invisible character by
 * hand.
 */
export const dropInvisibles = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').replace(INVISIBLES, '')

/** Makes one line: every run of spaces, of whatever width, becomes one space. */
const asNombre = (text: string): string => text.replace(/\p{Zs}+/gu, ' ')

/** Keeps the lines, with one kind of line ending, and turns every space into a plain one. */
const asTexto = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/\p{Zs}/gu, ' ')

/**
 * Reads free text that a person typed: composed (NFC), without outer spaces. A text with invisible characters is
 * refused whole, so that later readers find the text by what they see. A text with nothing visible counts as empty.
 * Only text typed here goes through this: text of another system is shown as it came.
 */
export const readEscrito = (typed: string, forma: FormaDeEscrito = 'nombre'): LecturaDeEscrito => {
  if (dropInvisibles(typed).trim() === '') return { ok: true, valor: '' }
  const composed = typed.normalize('NFC').trim()
  const valor = forma === 'nombre' ? asNombre(composed) : asTexto(composed)
  const seen = forma === 'nombre' ? valor : valor.replace(/[\n\t]/g, '')
  if (NO_SE_VE.test(seen))
    return { ok: false, codigo: 'escrito.no-se-ve', mensaje: escritos.noSeVe }
  return { ok: true, valor }
}
