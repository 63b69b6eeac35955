import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { corridas } from '../testing/corridas.ts'
import { centavos } from './centavos.ts'
import { enLetras, numeroEnLetras } from './en-letras.ts'

const WORTH: Readonly<Record<string, number>> = {
  CERO: 0,
  ...{ UN: 1, UNO: 1, DOS: 2, TRES: 3, CUATRO: 4, CINCO: 5, SEIS: 6, SIETE: 7, OCHO: 8, NUEVE: 9 },
  ...{ DIEZ: 10, ONCE: 11, DOCE: 12, TRECE: 13, CATORCE: 14, QUINCE: 15, DIECISÉIS: 16 },
  ...{ DIECISIETE: 17, DIECIOCHO: 18, DIECINUEVE: 19, VEINTE: 20, VEINTIUNO: 21, VEINTIÚN: 21 },
  ...{ VEINTIDÓS: 22, VEINTITRÉS: 23, VEINTICUATRO: 24, VEINTICINCO: 25, VEINTISÉIS: 26 },
  ...{ VEINTISIETE: 27, VEINTIOCHO: 28, VEINTINUEVE: 29, TREINTA: 30, CUARENTA: 40 },
  ...{ CINCUENTA: 50, SESENTA: 60, SETENTA: 70, OCHENTA: 80, NOVENTA: 90, CIEN: 100 },
  ...{ CIENTO: 100, DOSCIENTOS: 200, TRESCIENTOS: 300, CUATROCIENTOS: 400, QUINIENTOS: 500 },
  ...{ SEISCIENTOS: 600, SETECIENTOS: 700, OCHOCIENTOS: 800, NOVECIENTOS: 900, Y: 0 },
}
const SCALES: Readonly<Record<string, number>> = {
  MILLÓN: 1e6,
  MILLONES: 1e6,
  BILLÓN: 1e12,
  BILLONES: 1e12,
}

const readWords = (text: string): number => {
  let total = 0
  let pending = 0
  for (const word of text.split(' ')) {
    const scale = SCALES[word]
    if (scale !== undefined) {
      total += pending * scale
      pending = 0
    } else if (word === 'MIL') pending = (pending === 0 ? 1 : pending) * 1000
    else {
      const worth = WORTH[word]
      if (worth === undefined) throw new Error(`palabra desconocida: ${word}`)
      pending += worth
    }
  }
  return total + pending
}

const readAmount = (text: string): number => {
  const match = /^PESOS (.+) CON (\d\d)\/100$/.exec(text)
  if (!match) throw new Error(text)
  return readWords(match[1] ?? '') * 100 + Number(match[2])
}

const exponent = fc.integer({ min: 0, max: 52 })

describe('enLetras', () => {
  it('gives the amount back when the words are read, for amounts of every size', () => {
    const anySize = fc
      .tuple(fc.maxSafeNat(), exponent)
      .map(([n, e]) => centavos(Math.floor(n / 2 ** e)))
    fc.assert(
      fc.property(anySize, (a) => readAmount(enLetras(a)) === a),
      corridas(20_000),
    )
  })

  it('gives back every number up to 30,000 and its thousands', () => {
    for (let n = 0; n <= 30_000; n++) {
      if (readWords(numeroEnLetras(n)) !== n) expect.fail(numeroEnLetras(n))
      if (readWords(numeroEnLetras(n * 1000)) !== n * 1000) expect.fail(numeroEnLetras(n * 1000))
    }
  })

  it('never leaves a full UNO before a noun, nor a short UN at the end', () => {
    const whole = fc.integer({ min: 0, max: 999_999_999_999 })
    fc.assert(
      fc.property(whole, (n) => {
        const words = numeroEnLetras(n)
        expect(words).not.toMatch(/UNO (MIL|MILLON|BILLON)/)
        expect(words).not.toMatch(/(^| )(UN|VEINTIÚN)$/)
        expect(words).not.toMatch(/(^|LL(ÓN|ONES) )UN MIL( |$)/)
        expect(words).not.toMatch(/ {2}|^ | $/)
      }),
      { ...corridas(5_000), examples: [[1_000_000], [1_001_000_000], [1_000], [21_000]] },
    )
  })

  it('writes the largest amount that can be stored', () => {
    expect(enLetras(centavos(Number.MAX_SAFE_INTEGER))).toBe(
      'PESOS NOVENTA BILLONES SETENTA Y UN MIL NOVECIENTOS NOVENTA Y DOS MILLONES QUINIENTOS CUARENTA Y SIETE MIL CUATROCIENTOS NUEVE CON 91/100',
    )
  })

  it('refuses an amount that cannot be claimed', () => {
    expect(() => enLetras(centavos(-1))).toThrow(RangeError)
    expect(() => numeroEnLetras(1.5)).toThrow(RangeError)
  })
})
