/**
 * The form in which names and streets are compared when searching (D105): capitals, accents dropped, the ñ
 * kept apart from the n, spaces collapsed. 'Núñez  peña' → 'NUÑEZ PEÑA'.
 */
export const normalizarBusqueda = (text: string): string =>
  text
    .toUpperCase()
    .normalize('NFD')
    .replace(/(?<!N)\p{M}|(?<=N)(?!\u0303)\p{M}|(?<=N\u0303)\p{M}/gu, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
