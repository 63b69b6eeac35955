export const nombreDeTitulo = (numero: number): string =>
  `titulo_${String(numero).padStart(9, '0')}.pdf`
