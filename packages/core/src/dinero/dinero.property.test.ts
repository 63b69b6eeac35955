import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { corridas } from '../testing/corridas.ts'
import {
  addCentavos,
  CERO,
  type Centavos,
  centavos,
  compareCentavos,
  negateCentavos,
  scaleCentavos,
  splitCentavos,
  subtractCentavos,
  sumCentavos,
} from './centavos.ts'
import { formatCentavos, formatPesos, wireAmount } from './format-centavos.ts'
import { parseSignedWireAmount } from './parse-centavos.ts'
import { parseImporteTecleado } from './parse-importe-tecleado.ts'
import { redondearParaMostrar } from './redondear-para-mostrar.ts'

const RUNS = corridas(2_000)
const MAX = 999_999_999_999_999
const amount = fc.integer({ min: -MAX, max: MAX }).map(centavos)
const positive = fc.integer({ min: 0, max: MAX }).map(centavos)
const fraction = fc.tuple(
  fc.bigInt({ min: 0n, max: 10_000n }),
  fc.bigInt({ min: 1n, max: 10_000n }),
)

const holds = <T extends [unknown, ...unknown[]]>(
  name: string,
  arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> },
  predicate: (...values: T) => void,
) => it(name, () => fc.assert(fc.property(...arbitraries, predicate), RUNS))

describe('sums', () => {
  holds('adding does not depend on the order', [fc.array(amount, { maxLength: 8 })], (list) => {
    expect(sumCentavos([...list].reverse())).toBe(sumCentavos(list))
  })

  holds('subtracting undoes adding', [amount, amount], (a, b) => {
    expect(subtractCentavos(addCentavos(a, b), b)).toBe(a)
  })

  holds('an amount and its opposite are nothing', [amount], (a) => {
    expect(Object.is(addCentavos(a, negateCentavos(a)), 0)).toBe(true)
  })

  holds('comparing sorts like the amounts themselves', [amount, amount], (a, b) => {
    expect(compareCentavos(a, b)).toBe(a === b ? 0 : a < b ? -1 : 1)
    expect(compareCentavos(a, b) + compareCentavos(b, a)).toBe(0)
  })

  holds('only whole safe numbers are amounts', [fc.double()], (n) => {
    if (Number.isSafeInteger(n)) expect(centavos(n)).toBe(n === 0 ? 0 : n)
    else expect(() => centavos(n)).toThrow(RangeError)
  })

  holds('a sum beyond the range is refused, never rounded', [fc.nat(1000)], (extra) => {
    const top = centavos(Number.MAX_SAFE_INTEGER)
    expect(() => addCentavos(top, centavos(extra + 1))).toThrow(RangeError)
    // Here the last amount would bring the sum back within range. The sum is still refused, because a partial sum was
    // out of range.
    expect(() => sumCentavos([top, centavos(extra + 1), negateCentavos(top)])).toThrow(RangeError)
    expect(() => subtractCentavos(negateCentavos(top), centavos(extra + 1))).toThrow(RangeError)
  })
})

describe('splitting', () => {
  const noParts = fc.oneof(fc.integer({ max: 0 }), fc.double({ noInteger: true }))
  holds('in no parts, or not in whole ones, is refused', [amount, noParts], (a, parts) => {
    expect(() => splitCentavos(a, parts)).toThrow(RangeError)
  })

  const parts = fc.integer({ min: 1, max: 240 })

  holds('the parts add up to the whole', [amount, parts], (a, n) => {
    const list = splitCentavos(a, n)
    expect(list).toHaveLength(n)
    expect(sumCentavos(list)).toBe(a)
  })

  holds(
    'all parts but the last are equal, the last by less than a centavo a part',
    [amount, parts],
    (a, n) => {
      const list = splitCentavos(a, n)
      const [first = CERO] = list
      const last = list.at(-1) ?? CERO
      expect(new Set(list.slice(0, -1)).size).toBeLessThanOrEqual(1)
      expect(Math.abs(last - first)).toBeLessThan(n)
    },
  )

  holds('no part has the opposite sign', [positive, parts], (a, n) => {
    expect(splitCentavos(a, n).every((part) => part >= 0)).toBe(true)
  })
})

describe('scaling', () => {
  holds(
    'by a denominator that is not positive is refused',
    [amount, fc.bigInt({ min: -10_000n, max: 0n })],
    (a, denominator) => {
      expect(() => scaleCentavos(a, 1n, denominator)).toThrow(RangeError)
    },
  )

  holds('by one is the same amount', [amount, fc.bigInt({ min: 1n, max: 10_000n })], (a, n) => {
    expect(scaleCentavos(a, n, n)).toBe(a)
  })

  holds('is off by half a centavo at most', [amount, fraction], (a, [n, d]) => {
    if (n > d) return
    const twice = 2n * (BigInt(scaleCentavos(a, n, d)) * d - BigInt(a) * n)
    expect((twice < 0n ? -twice : twice) <= d).toBe(true)
  })

  holds('treats debts and credits alike', [positive, fraction], (a, [n, d]) => {
    if (n > d) return
    expect(scaleCentavos(negateCentavos(a), n, d)).toBe(negateCentavos(scaleCentavos(a, n, d)))
  })

  holds(
    'never turns a larger amount into a smaller one',
    [positive, positive, fraction],
    (a, b, [n, d]) => {
      if (n > d) return
      const [less, more] = a < b ? [a, b] : [b, a]
      expect(scaleCentavos(less, n, d)).toBeLessThanOrEqual(scaleCentavos(more, n, d))
    },
  )
})

describe('writing and reading', () => {
  holds('an amount on the wire comes back', [amount], (a) => {
    expect(parseSignedWireAmount(wireAmount(a))).toBe(a)
  })

  holds('an amount shown can be pasted back', [positive], (a) => {
    const pasted = [formatCentavos(a), formatPesos(a), formatCentavos(a).replaceAll('.', '')]
    for (const text of pasted)
      expect(parseImporteTecleado(text)).toMatchObject({ ok: true, valor: a })
  })

  holds('is written in groups of three with two decimals', [amount], (a) => {
    expect(formatCentavos(a)).toMatch(/^−?\d{1,3}(\.\d{3})*,\d{2}$/)
    expect(
      formatCentavos(a)
        .replace(/\D/g, '')
        .replace(/^0+(?=\d)/, ''),
    ).toBe(String(Math.abs(a)))
  })

  holds('agrees with the locale of the platform', [amount], (a) => {
    const locale = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2 })
    const [whole, cents] = wireAmount(a).split('.')
    const expected = `${locale.format(BigInt(whole ?? '')).replace(/,00$/, '')},${cents}`
    const signed = a < 0 && !expected.startsWith('-') ? `-${expected}` : expected
    expect(formatCentavos(a).replace('−', '-')).toBe(signed)
  })

  holds('whatever is read as typed is digits, dots and one comma', [fc.string()], (text) => {
    const read = parseImporteTecleado(text)
    if (read.ok) expect(text).toMatch(/^\s*\$?\s*[\d.]+(,\d{1,2})?\s*$/)
    else expect(read.motivos).toHaveLength(1)
  })
})

describe('display rounding (D24)', () => {
  const decimals = fc.stringMatching(/^\d{0,9}$/)
  const whole = fc.integer({ min: 0, max: 9_999_999_999 })
  const round = (text: string): Centavos => {
    const rounded = redondearParaMostrar(text)
    if (rounded === undefined) throw new Error(text)
    return rounded
  }

  holds('two decimals or fewer stay as they are', [amount], (a) => {
    expect(redondearParaMostrar(wireAmount(a))).toBe(a)
  })

  holds('moves less than a centavo', [whole, decimals], (n, d) => {
    const exact = BigInt(`${n}${d.padEnd(9, '0')}`)
    const moved = BigInt(round(`${n}.${d}0`)) * 10_000_000n - exact
    expect(moved < 10_000_000n && moved > -10_000_000n).toBe(true)
  })

  holds('looks at three decimals and no more', [whole, decimals, decimals], (n, d, more) => {
    const three = d.padEnd(3, '0').slice(0, 3)
    expect(round(`${n}.${three}${more}`)).toBe(round(`${n}.${three}`))
  })

  holds('treats debts and credits alike', [whole, decimals], (n, d) => {
    expect(round(`-${n}.${d}0`)).toBe(negateCentavos(round(`${n}.${d}0`)))
  })
})
