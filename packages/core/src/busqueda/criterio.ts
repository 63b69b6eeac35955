import { parseCuit } from '../identificador/cuit.ts'
import { parseDni } from '../identificador/dni.ts'
import { ejemplosDePartida, type FormatoDePartida } from '../identificador/formato-de-partida.ts'
import { parsePartida } from '../identificador/partida.ts'
import { busqueda } from '../texto/busqueda.ts'
import { interpolar } from '../texto/interpolar.ts'

export interface Criterio {
  /** Normalizes the text that a person typed in a search field. Undefined when the text is not valid for the field. */
  readonly read: (texto: string, partida: FormatoDePartida) => string | undefined
  readonly mensaje: (partida: FormatoDePartida) => string
  /** True for a search field about the state of the debt. A search with only such fields is refused (S1 §5, D104). */
  readonly estado?: true
  /** True for a search field of document numbers. People who see masked numbers may not use this field (D10). */
  readonly documento?: true
  /** True for a search field whose text is searched word by word. A text without letters and digits counts as empty. */
  readonly conPalabras?: true
}

const LARGO = 100

const criterio = (
  read: (texto: string) => string | undefined,
  mensaje: string,
  rest: Omit<Criterio, 'read' | 'mensaje'> = {},
) => ({ read, mensaje: () => mensaje, ...rest })

/**
 * Converts a name or street to capitals, with one space between words (S1 §5, D105). Undefined when the text is too
 * long.
 */
const capitals = (texto: string): string | undefined =>
  texto.length > LARGO ? undefined : texto.replace(/\s+/g, ' ').toLocaleUpperCase('es-AR')

const digits = (texto: string): string | undefined => {
  const junto = texto.replace(/[.\s]/g, '')
  return /^\d{1,10}$/.test(junto) ? junto.replace(/^0+(?=\d)/, '') : undefined
}

const matching =
  (pattern: RegExp) =>
  (texto: string): string | undefined => {
    const grande = texto.toLocaleUpperCase('es-AR')
    return pattern.test(grande) ? grande : undefined
  }

export const enTexto = criterio(capitals, busqueda.largo, { conPalabras: true })
export const enNumero = criterio(digits, busqueda.numero)
export const enAltura = criterio(digits, busqueda.altura)
export const enDni = criterio(parseDni, busqueda.dni)
export const enCuit = criterio((texto) => parseCuit(texto)?.digitos, busqueda.cuit)
export const enPartida: Criterio = {
  read: (texto, formato) => parsePartida(formato, texto),
  mensaje: (formato) =>
    interpolar(busqueda.partida, { partida: ejemplosDePartida(formato).admitida }),
}
export const enRecurso = criterio(matching(/^[A-Z0-9]{1,4}$/), busqueda.recurso)
export const enLetra = criterio(matching(/^\p{Lu}$/u), busqueda.letra)
/**
 * Search field for the state of a real property in the provincial registry (D91). ACTIVO means still registered, and
 * INACTIVO no longer registered. A search with only this field is accepted. A search with only the state of the debt is
 * not.
 */
export const enPadron = criterio(matching(/^(IN)?ACTIVO$/), busqueda.padron)
export const enEstado = criterio(matching(/^[A-Z0-9 ]{1,20}$/), busqueda.estado, { estado: true })

/**
 * Tells whether a trimmed text has something to search for: any character or, in a field of words, at least a letter or
 * a digit.
 */
export const diceAlgo = ({ conPalabras }: Criterio, texto: string): boolean =>
  texto !== '' && (conPalabras === undefined || /[\p{L}\p{N}]/u.test(texto))
