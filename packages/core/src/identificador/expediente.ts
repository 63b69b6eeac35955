/**
 * Normalises a court file number, so that two ways of writing it can be compared: 'Expte. Nº 4106-00123/2024 ' and
 * '4106-123-2024' give the same text. The result has capitals without accents, no leading zeros, and no initial words
 * 'expediente' or 'número' nor their abbreviations. Hyphens join the groups of letters or digits. '' when nothing is
 * left.
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
