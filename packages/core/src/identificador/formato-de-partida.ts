/**
 * Format in which a municipality writes the number that its province gives to a property: a 0 for each digit, in groups
 * joined by '-', '/' or '.'. A check digit is a group like the others, where the province has one.
 */
export type FormatoDePartida = string

/** District, property and check digit (D170): the first row of every installation. */
export const FORMATO_INICIAL_DE_PARTIDA: FormatoDePartida = '000-000000-0'

/** Digits that a partida may have, with room for the longest ones of the provinces. */
const MAXIMO_DE_CIFRAS = 20

/** Reads a format; undefined when it is none. */
export const parseFormatoDePartida = (text: string): FormatoDePartida | undefined => {
  const formato = text.trim()
  const cifras = formato.replace(/\D/g, '').length
  return /^0+(?:[-/.]0+)*$/.test(formato) && cifras <= MAXIMO_DE_CIFRAS ? formato : undefined
}

/** Digits of each group. */
export const gruposDePartida = (formato: FormatoDePartida): number[] =>
  formato.split(/[-/.]/).map(({ length }) => length)

/** Puts digits in the places of a format, in order. */
export const fillFormatoDePartida = (formato: FormatoDePartida, cifras: string): string => {
  let i = 0
  return formato.replace(/0/g, () => cifras[i++] ?? '')
}

/** Digits of the examples. */
const DE_EJEMPLO = '0980123456'.repeat(2)

export type EjemplosDePartida = Readonly<Record<'admitida' | 'rechazada', string>>

/** A partida that the format admits, and another that it refuses: without its last group, or with a digit too many. */
export const ejemplosDePartida = (formato: FormatoDePartida): EjemplosDePartida => {
  const admitida = fillFormatoDePartida(formato, DE_EJEMPLO)
  const sinElUltimo = admitida.replace(/[-/.]\d+$/, '')
  return { admitida, rechazada: sinElUltimo === admitida ? `${admitida}9` : sinElUltimo }
}
