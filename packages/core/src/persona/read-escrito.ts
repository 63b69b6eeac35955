import { escritos } from '../texto/escritos.ts'

/** Kinds of text that a person types. A 'nombre' has one line, and a 'texto' (notes, reasons) may have several. */
export type FormaDeEscrito = 'nombre' | 'texto'

export type LecturaDeEscrito =
  | { readonly ok: true; readonly valor: string }
  | { readonly ok: false; readonly codigo: string; readonly mensaje: string }

/**
 * Matches the invisible characters that change how a text is read or found. Examples are control characters, zero-width
 * characters, unassigned characters, line separators and the Braille blank.
 */
const NO_SE_VE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
const INVISIBLES = new RegExp(NO_SE_VE, 'gu')

/**
 * Removes the invisible characters of a text that came from another system, because no person could remove them by
 * hand.
 */
export const dropInvisibles = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').replace(INVISIBLES, '')

/** Replaces every run of spaces, of any width, with one space. */
const asNombre = (text: string): string => text.replace(/\p{Zs}+/gu, ' ')

const asTexto = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/\p{Zs}/gu, ' ')

/**
 * Normalises a text typed by a person: composed form (NFC), without spaces at the ends. Refuses invisible characters,
 * because nobody could find the text by its visible characters. A text with only invisible characters counts as empty.
 *
 * Use this function only for typed text. The text of other systems is shown unchanged.
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
