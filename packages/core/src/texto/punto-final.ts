/** Ends a sentence with a full stop. A text that ends with one, such as 'ACME S.A.', gets no other. */
export const endSentence = (texto: string): string => (texto.endsWith('.') ? texto : `${texto}.`)

/**
 * Returns a value that goes before a text without its last full stop, when the text begins with another one. Three dots
 * are not a full stop.
 */
export const dropPuntoDoble = (valor: string, despues: string): string =>
  valor.endsWith('.') && /^\.(?!\.)/.test(despues) ? valor.slice(0, -1) : valor
