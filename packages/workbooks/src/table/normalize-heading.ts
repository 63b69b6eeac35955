export { normalizeHeading } from '@apremia/core'

/** Names that mean something to JavaScript objects: no workbook made by people has them. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

export const isForbiddenHeading = (text: string): boolean =>
  FORBIDDEN.has(text.trim().toLowerCase())
