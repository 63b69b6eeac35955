import { expect, test } from 'vitest'
import { clampCuotas, parseCuotas } from './clamp-cuotas.ts'

test.each([
  [' 12 ', 12],
  ['0', 0],
  ['99999', 99_999],
  ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  ['', null],
  ['doce', null],
  ['1,5', null],
  ['-3', null],
])('«%s» instalments are read as %j', (tecleado, cuotas) => {
  expect(parseCuotas(tecleado)).toBe(cuotas)
})

test('a number over the cap becomes the cap (S1 §5)', () => {
  for (const tecleado of ['16', '9999', '99999', '9'.repeat(400)])
    expect(clampCuotas({ cuotas: null }, parseCuotas(tecleado), 15)).toBe(15)
})
