import { ABOGADO_JEFE } from '../permiso/usuario.ts'

/** Greek and Cyrillic capitals, each with the Latin capital that looks the same and replaces it in a lawyer's code. */
const IGUALES: Readonly<Record<string, string>> = Object.fromEntries(
  ['ΑА-A', 'ΒВ-B', 'СϹ-C', 'ΕЕ-E', 'ΗН-H', 'ΙІ-I', 'ЈͿ-J', 'ΚК-K', 'ΜМ-M', 'Ν-N', 'ΟО-O', 'ΡР-P']
    .concat(['Ѕ-S', 'ΤТ-T', 'ΧХ-X', 'ΥУ-Y', 'Ζ-Z'])
    .flatMap((row) => [...row.slice(0, -2)].map((letter) => [letter, row.slice(-1)])),
)

/**
 * Converts a lawyer's code to its stored form (T10). Accents, spaces and invisible characters are removed. Letters
 * become capitals, and letters that look Latin become Latin. 'a00' and 'Α00' with a Greek alpha both give 'A00'.
 */
export const normalizarCodigoAbogado = (text: string): string =>
  [
    ...text
      .normalize('NFKD')
      .replace(/[\p{M}\p{C}\p{Z}]/gu, '')
      .toUpperCase(),
  ]
    .map((letter) => IGUALES[letter] ?? letter)
    .join('')

/**
 * Tells whether a text is the code of the head lawyer (A00), also when somebody typed the letter O instead of a zero.
 */
export const esCodigoReservado = (text: string): boolean =>
  normalizarCodigoAbogado(text).replace(/(?<=.)O/g, '0') === ABOGADO_JEFE

export const parseCodigoAbogado = (text: string): string | undefined => {
  const codigo = normalizarCodigoAbogado(text)
  return /^[A-Z]\d{2,3}$/.test(codigo) ? codigo : undefined
}
