/**
 * Ends a sentence with a full stop. A text that already ends with a full stop, such as 'ACME S.A.', stays unchanged.
 */
export const endSentence = (texto: string): string => (texto.endsWith('.') ? texto : `${texto}.`)

/**
 * Removes the full stop at the end of a value when the text after the value begins with a full stop, so that it is not
 * printed twice. Three dots are not a full stop.
 */
export const dropPuntoDoble = (valor: string, despues: string): string =>
  valor.endsWith('.') && /^\.(?!\.)/.test(despues) ? valor.slice(0, -1) : valor
