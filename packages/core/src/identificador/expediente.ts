/**
 * The form in which two file numbers are compared: 'Expte. Nº 4106-00123/2024 ' and '4106-123-2024' are
 * the same file. Capitals without accents, without the word 'expediente' or its abbreviations, groups of
 * letters or digits joined by hyphens, numbers without leading zeros. '' when there is nothing to compare.
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
