/**
 * Returns the URL of the page of a taxpayer. The URL has the municipal number of the taxpayer, and never a document
 * number, because addresses stay in histories and logs.
 */
export const enlaceDeContribuyente = (numero: number): string => `/contribuyente/${numero}`
