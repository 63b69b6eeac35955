import fc from 'fast-check'

export const NOMBRES_HEREDADOS = [
  'toString',
  'constructor',
  'valueOf',
  'hasOwnProperty',
  'toJSON',
  'then',
  'length',
  '__proto__',
] as const

const TEXTOS = [
  '',
  ' ',
  '0',
  '-1',
  '-0',
  '1e3',
  '1e0',
  '0x36',
  '54\n',
  '００５４',
  '1e999',
  'NaN',
  'Infinity',
  'null',
  'true',
  '[]',
  '{}',
  '9'.repeat(30),
  '9999999999999.99',
  '99999999999.99',
  '2147483648',
  '9999999999',
  '01234567',
  '00000000',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\u202eabc',
  'á'.repeat(300),
  'x'.repeat(5_000),
  "' or 1=1 --",
  '\\',
  '%',
  '_',
  '../../etc/passwd',
  '${7*7}',
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("http://x")',
  '2026-02-30',
  '2026-11-20',
  '0000-00-00',
  '1850-01-01',
  '9999-12-31',
  '%00',
  ...NOMBRES_HEREDADOS,
] as const

export const textoHostil = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...TEXTOS) },
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

const escalar = fc.oneof(
  { weight: 4, arbitrary: textoHostil },
  fc.integer(),
  fc.double(),
  fc.constantFrom(1e30, -1e30, 1e308, 2 ** 60, 0.1, -1),
  fc.boolean(),
  fc.constant(null),
)

const nombre = fc.oneof(fc.constantFrom(...NOMBRES_HEREDADOS), fc.string())

/**
 * Generates objects with random keys. Some keys are names that every object inherits, such as `toString`.
 * `Object.fromEntries` makes even `__proto__` an ordinary key, so that it appears in the JSON.
 */
const registroDe = (of: fc.Arbitrary<unknown>) =>
  fc.array(fc.tuple(nombre, of), { maxLength: 3 }).map(Object.fromEntries)

export const cualquiera: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: escalar },
  fc.array(escalar, { maxLength: 3 }),
  registroDe(escalar),
  fc.array(registroDe(escalar), { maxLength: 2 }),
  registroDe(registroDe(escalar)),
  fc.integer({ min: 1, max: 40 }).map((depth) => {
    let value: unknown = 'fondo'
    for (let i = 0; i < depth; i += 1) value = i % 2 === 0 ? [value] : { a: value }
    return value
  }),
)

/** Generates a value of the generator `record`, the same value with one more field, or a value of any other type. */
export const withExtra = (record: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 12, arbitrary: record },
    {
      weight: 3,
      arbitrary: fc
        .tuple(record, fc.constantFrom(...NOMBRES_HEREDADOS.slice(0, -1)), escalar)
        .map(([given, key, extra]) =>
          typeof given === 'object' && given !== null
            ? Object.fromEntries([...Object.entries(given), [key, extra]])
            : given,
        ),
    },
    { weight: 1, arbitrary: cualquiera },
  )
