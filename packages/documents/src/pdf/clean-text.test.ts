import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

test.each([
  ['GONZÁLEZ PEÑA, María 1°', 'GONZÁLEZ PEÑA, María 1°'],
  ['PEN\u0303A', 'PEÑA'],
  ['uno\ndos\ttres\u2003cuatro', 'uno dos tres cuatro'],
  ['$\u00a01,00', '$\u00a01,00'],
  ['\u202eNÁUJ\u202c', 'NÁUJ'],
  ['co\u00adoperar\u200b\ufeff', 'cooperar'],
  ['\ud800A', '\ufffdA'],
  ['A\ufffe', 'A\ufffd'],
  ['', ''],
])('%j is printed as %j', (text, expected) => {
  expect(cleanText(text)).toBe(expected)
})
