/** Headings compare without case, accents, spaces, underscores, dots, ° and º. */
export const normalizeHeading = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** Names that mean something to JavaScript objects: no workbook made by people has them. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

export const isForbiddenHeading = (text: string): boolean =>
  FORBIDDEN.has(text.trim().toLowerCase())
