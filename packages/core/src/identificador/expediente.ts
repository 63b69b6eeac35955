/**
 * Normalises a court file number, to compare two ways of writing it. 'Expte. Nº 4106-00123/2024 ' gives
 * '4106-123-2024'. Accents, leading zeros and initial words such as 'expediente' are removed. '' when nothing is left.
 */
export const normalizarExpediente = (text: string): string => {
  const capitals = text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()
  const groups = capitals.match(/[A-Z]+|\d+/g) ?? []
  const words = new Set(['EXPEDIENTE', 'EXPTE', 'EXP', 'NUMERO', 'NRO', 'NO', 'N'])
  const start = groups.findIndex((group) => !words.has(group))
  if (start < 0) return ''
  return groups
    .slice(start)
    .map((group) => group.replace(/^0+(?=\d)/, ''))
    .join('-')
}
