/** Normalises a header for comparison, without case, accents, spaces, underscores, dots, ° or º. */
export const normalizeHeading = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
