const SIGNO =
  /(?<![\p{L}\d])([Nn]\.?[º°]|[Aa]rts?\.|[Aa]rtículos?|[Ii]nc\.|Ley|Decreto|Ordenanza|\$) (?=\d)/gu

/**
 * Puts a no-break space between a number and the sign or word before it ('N.º 1.234', 'Ley 13.406'), and before its
 * percent sign, so that no line ends between the two. Documents whose bytes must not change do not use this function,
 * because it would change their lines.
 */
export const keepNumbers = (texto: string): string =>
  texto.replace(SIGNO, '$1\u00a0').replace(/(\d) %/g, '$1\u00a0%')
