import { expect, it } from 'vitest'
import { guessFormaDeFecha, guessFormaDeImporte } from './guess-forma.ts'

it.each([
  [['2026-03-10', ''], 'AAAA-MM-DD'],
  [['10/03/2026', '1/3/2026', '00/00/0000'], 'DD/MM/AAAA'],
  [['10-03-2026'], 'DD-MM-AAAA'],
  [['20260310', '20261231'], 'AAAAMMDD'],
  [['31122026'], 'DDMMAAAA'],
  [['20112020'], 'DDMMAAAA'],
  [['03/25/2026'], undefined],
  [['10/03/2026', '2026-03-10'], undefined],
  [['', '00/00/0000'], undefined],
])('dates written as %j are %s', (celdas, forma) => expect(guessFormaDeFecha(celdas)).toBe(forma))

it.each([
  [['1234.50', '0', '-3.1'], 'punto'],
  [['1.234,50', '12,5'], 'coma'],
  [['$ 1.234,50', '0'], 'coma'],
  [['1.234,50', '12.5'], undefined],
  [['mil'], undefined],
  [[''], undefined],
])('amounts written as %j are with %s', (celdas, forma) =>
  expect(guessFormaDeImporte(celdas)).toBe(forma),
)
