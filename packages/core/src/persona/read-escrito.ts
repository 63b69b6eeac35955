import { escritos } from '../texto/escritos.ts'

/** A name or a datum is one line; a text (observations, reasons) may be several. */
export type FormaDeEscrito = 'nombre' | 'texto'

export type LecturaDeEscrito =
  | { readonly ok: true; readonly valor: string }
  | { readonly ok: false; readonly codigo: string; readonly mensaje: string }

/**
 * What nobody sees and changes what is read or found: controls, format (zero width, direction, soft hyphen),
 * private use, half a character, unassigned, separators of lines and paragraphs, fillers, variation selectors
 * and the blank of Braille.
 */
const NO_SE_VE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
const INVISIBLES = new RegExp(NO_SE_VE, 'gu')

/** What another system sent, fit for a field of ours: a person would find nothing to write again. */
export const dropInvisibles = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').replace(INVISIBLES, '')

/** One line: every run of spaces, of whatever width, is a space. */
const asNombre = (text: string): string => text.replace(/\p{Zs}+/gu, ' ')

/** Several: lines end in one way, and their spaces stay, as plain ones. */
const asTexto = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/\p{Zs}/gu, ' ')

/**
 * Reads what a person typed as free text: composed (NFC), without outer spaces. What has characters that are
 * not seen is refused whole, for whoever reads it later to find what they see; with nothing visible at all it
 * is as empty. Only what is typed here goes through this: what another system sends is shown as it came.
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
