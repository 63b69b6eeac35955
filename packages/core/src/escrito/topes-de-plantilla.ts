/** Maximum length of the name of a template of court papers, in characters. */
export const LARGO_DE_PLANTILLA = 80

export const PLANTILLA_MAXIMA = 5 * 1024 * 1024
