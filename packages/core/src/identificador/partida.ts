import {
  type FormatoDePartida,
  fillFormatoDePartida,
  gruposDePartida,
} from './formato-de-partida.ts'

/**
 * Creates a parser of partidas, the numbers that the province gives to real properties. The parser returns the stored
 * form, or undefined for any other text.
 * - Without separators, the partida must have all the digits of the format.
 * - With separators (hyphens, slashes, dots or spaces), a group may lack leading zeros, but the last of several groups
 *   may not.
 */
export const createLectorDePartida = (
  formato: FormatoDePartida,
): ((text: string) => string | undefined) => {
  const grupos = gruposDePartida(formato)
  const total = grupos.reduce((suma, cifras) => suma + cifras, 0)
  const ultimo = grupos.length - 1
  const partes = grupos.map((cifras, i) =>
    i === ultimo && i > 0 ? `(\\d{${cifras}})` : `(\\d{1,${cifras}})`,
  )
  const separada = new RegExp(`^${partes.join('\\s*[-/. ]\\s*')}$`)
  const junta = new RegExp(`^\\d{${total}}$`)
  return (text) => {
    const escrita = text.trim()
    if (junta.test(escrita)) return fillFormatoDePartida(formato, escrita)
    const leida = separada.exec(escrita)?.slice(1)
    return (
      leida &&
      fillFormatoDePartida(
        formato,
        leida.map((parte, i) => parte.padStart(grupos[i] ?? 0, '0')).join(''),
      )
    )
  }
}

export const parsePartida = (formato: FormatoDePartida, text: string): string | undefined =>
  createLectorDePartida(formato)(text)

/** Returns the district of a partida, which is its first group of digits. '' when the partida has only one group. */
export const partidoDePartida = (partida: string): string => /^(\d+)[-/.]/.exec(partida)?.[1] ?? ''
