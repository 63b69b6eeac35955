import {
  type FormatoDePartida,
  fillFormatoDePartida,
  gruposDePartida,
} from './formato-de-partida.ts'

/**
 * Reads partidas of one format. Hyphens, slashes, dots or spaces may separate the groups. Zeros on the left of a group
 * may be missing, except in the last of several groups. Digits without separators are read when there are as many as
 * the format has. Returns the stored form, or undefined for anything else.
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

/** The district that a partida begins with; '' when its format does not tell groups apart. */
export const partidoDePartida = (partida: string): string => /^(\d+)[-/.]/.exec(partida)?.[1] ?? ''
