const SIGNO =
  /(?<![\p{L}\d])([Nn]\.?[º°]|[Aa]rts?\.|[Aa]rtículos?|[Ii]nc\.|Ley|Decreto|Ordenanza|\$) (?=\d)/gu

/**
 * Puts no-break spaces beside a number, so that no line ends between the number and its sign: 'N.º 1.234', 'Ley
 * 13.406', '5 %'. Do not use this function in documents whose bytes must not change, because it would change their
 * lines.
 */
export const keepNumbers = (texto: string): string =>
  texto.replace(SIGNO, '$1\u00a0').replace(/(\d) %/g, '$1\u00a0%')
