export const nombreDeTitulo = (numero: number): string =>
  `titulo_${String(numero).padStart(9, '0')}.pdf`

export const nombreDeFirmado = (numero: number): string =>
  nombreDeTitulo(numero).replace('.pdf', '_firmado.pdf')
