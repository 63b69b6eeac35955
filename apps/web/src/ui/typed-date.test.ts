import { expect, test } from 'vitest'
import { parseTypedDate } from './typed-date.ts'

const CINCO = new Date(2026, 8, 5)

test.each([
  '5/9/2026',
  '05/09/2026',
  '5-9-2026',
  '05-09-2026',
  '5.9.2026',
  '05092026',
  '2026-09-05',
  ' 5/9/2026 ',
])('%s is 5 September', (text) => expect(parseTypedDate(text)).toEqual(CINCO))

test.each([
  '',
  '5',
  '5/9',
  '5/9/26',
  '05/09/202',
  '31/02/2026',
  '00/09/2026',
  '5/13/2026',
  '20260905',
  'hoy',
  '5/9/20266',
])('%s is not a date', (text) => expect(() => parseTypedDate(text)).toThrow(RangeError))
