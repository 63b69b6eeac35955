/** Joins the paragraphs of an e-mail. */
export const joinParrafos = (parrafos: readonly string[]): string => parrafos.join('\n\n')
