/**
 * Normalises names and streets for searches (D105): capitals, no accents, the ñ kept different from the n, single
 * spaces. 'Núñez  peña' → 'NUÑEZ PEÑA'.
 */
export const normalizarBusqueda = (text: string): string =>
  text
    .toUpperCase()
    .normalize('NFD')
    .replace(/(?<!N)\p{M}|(?<=N)(?!\u0303)\p{M}|(?<=N\u0303)\p{M}/gu, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
