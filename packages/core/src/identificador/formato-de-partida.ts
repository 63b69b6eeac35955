/**
 * Format of the number (partida) that the province gives to a property. A 0 stands for each digit, and '-', '/' or '.'
 * separates groups: '000-000000-0'. A check digit is a group of its own.
 */
export type FormatoDePartida = string

/** Initial format of the partida in every installation: district, property and check digit (D170). */
export const FORMATO_INICIAL_DE_PARTIDA: FormatoDePartida = '000-000000-0'

const MAXIMO_DE_CIFRAS = 20

export const parseFormatoDePartida = (text: string): FormatoDePartida | undefined => {
  const formato = text.trim()
  const cifras = formato.replace(/\D/g, '').length
  return /^0+(?:[-/.]0+)*$/.test(formato) && cifras <= MAXIMO_DE_CIFRAS ? formato : undefined
}

export const gruposDePartida = (formato: FormatoDePartida): number[] =>
  formato.split(/[-/.]/).map(({ length }) => length)

export const fillFormatoDePartida = (formato: FormatoDePartida, cifras: string): string => {
  let i = 0
  return formato.replace(/0/g, () => cifras[i++] ?? '')
}

const DE_EJEMPLO = '0980123456'.repeat(2)

export type EjemplosDePartida = Readonly<Record<'admitida' | 'rechazada', string>>

/**
 * Returns two example partidas (property numbers of the province). The format accepts the first one. It refuses the
 * second one, because a group is missing or a digit is left over.
 */
export const ejemplosDePartida = (formato: FormatoDePartida): EjemplosDePartida => {
  const admitida = fillFormatoDePartida(formato, DE_EJEMPLO)
  const sinElUltimo = admitida.replace(/[-/.]\d+$/, '')
  return { admitida, rechazada: sinElUltimo === admitida ? `${admitida}9` : sinElUltimo }
}
