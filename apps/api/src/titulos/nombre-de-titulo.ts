/** Returns the file name of the PDF of a title. */
export const nombreDeTitulo = (numero: number): string =>
  `titulo_${String(numero).padStart(9, '0')}.pdf`
