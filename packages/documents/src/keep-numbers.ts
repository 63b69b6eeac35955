const SIGNO =
  /(?<![\p{L}\d])([Nn]\.?[º°]|[Aa]rts?\.|[Aa]rtículos?|[Ii]nc\.|Ley|Decreto|Ordenanza|\$) (?=\d)/gu

/**
 * Joins each number with the sign or the word before it, 'N.º 1.234' or 'Ley 13.406', and with its percent sign, so that
 * no line ends between the two. A paper whose bytes are kept does not use it: its lines would change.
 */
export const keepNumbers = (texto: string): string =>
  texto.replace(SIGNO, '$1\u00a0').replace(/(\d) %/g, '$1\u00a0%')
