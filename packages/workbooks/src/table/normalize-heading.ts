export { normalizeHeading } from '@apremia/core'

/** Headings that are refused because they name built-in properties of JavaScript objects. No real workbook has them. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

export const isForbiddenHeading = (text: string): boolean =>
  FORBIDDEN.has(text.trim().toLowerCase())
