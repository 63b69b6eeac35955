import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createCopiaDeFilas } from './copia-de-filas.ts'

const texto = fc.string({ unit: 'binary', maxLength: 40 }).map((uno) => uno.replace(/\r/g, ' '))
const valor = fc.oneof(
  fc.constant(null),
  fc.nat(2_147_483_647),
  texto,
  fc.constantFrom('', '\\', '\\n', 'IBÁÑEZ, María', 'a\\b€😀\\c', 'uno\n\tdos', '😀\n\tdos'),
)

const lineOf = (fila: readonly (string | number | null)[]): string =>
  `${fila.map((uno) => (uno === null ? '\\N' : String(uno).replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t'))).join('\t')}\n`

it('writes rows as their text would be encoded, however little room there was', () => {
  fc.assert(
    fc.property(fc.array(fc.array(valor, { minLength: 1 }), { maxLength: 20 }), (filas) => {
      const copia = createCopiaDeFilas(1)
      const write = (some: typeof filas) => {
        for (const fila of some) {
          for (const uno of fila) copia.add(uno)
          copia.endRow()
        }
        return Buffer.from(copia.take()).toString('utf8')
      }
      const corte = filas.length >> 1
      const [antes, despues] = [filas.slice(0, corte), filas.slice(corte)]
      const encoded = (some: typeof filas) =>
        Buffer.from(some.map(lineOf).join('')).toString('utf8')
      expect(write(antes)).toBe(encoded(antes))
      expect(write(despues)).toBe(encoded(despues))
    }),
  )
})

it.each([-1, Number.NaN, 1.5, Number.POSITIVE_INFINITY, 2_147_483_648])(
  'refuses %d, which would come out as another number',
  (uno) => {
    expect(() => createCopiaDeFilas(64).add(uno)).toThrow(RangeError)
  },
)
