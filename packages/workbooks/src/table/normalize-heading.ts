export { normalizeHeading } from '@apremia/core'

/** Names of properties of JavaScript objects. No real workbook has these headings. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

export const isForbiddenHeading = (text: string): boolean =>
  FORBIDDEN.has(text.trim().toLowerCase())
